/**
 * Letters of other alphabets, digits and small capitals that are taken for Latin letters (after Unicode's table of
 * confusables). Capitals stand by themselves where they look like another letter than the small one does.
 */
const looks: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаɑαᴀΑАᎪᗅꓮ',
    'bЬьвƅʙßβẞΒВᏴᗷꓐᏏ',
    'cсϲᴄⅽСϹᏟꓚƈ',
    'dԁđðᴅĐÐᎠᗞꓓɗ',
    'eеєεɛᴇəЕΕᎬꓰҽ',
    'fƒքꜰϜꓝᖴҒ',
    'gɡցԍɢԌᏀᏳꓖǥ',
    'hһнհʜΗНᎻꓧᏂħĦ',
    'iіιıɩɪ|ΙІӀᏆǀ!',
    'jјϳᴊЈᎫꓙɉ',
    'kкκĸᴋΚКᏦꓗƙ',
    'l1ⅼӏʟŁłƖᏞԼꓡ∣',
    'mмᴍΜМᎷꓟϺ',
    'nпηոռɴΝꓠŋ',
    'oоοօσøᴏ0ΟОՕØΘθө',
    'pрρᴘΡРᏢꓑþ',
    'qԛգǫԚ',
    'rгᴦʀᎡᏒꓣЯя',
    'sѕꜱ5ЅᏚՏꓢ$',
    'tтτᴛΤТᎢꓔŧŦ',
    'uυսμᴜՍᑌꓴцЦ',
    'vνѵᴠѴᏙꓦ',
    'wԝωшѡաᴡԜᎳꓪШ',
    'xхχΧХꓫ×',
    'yуγүყʏΥҮᎩꓬУ¥',
    'z2ᴢΖᏃꓜƶ',
  ].flatMap((letters) => {
    const [latin, ...others] = Array.from(letters);
    return others.map((other) => [other, latin]);
  }),
);

/** What a name looks like at a glance: names with the same are taken for each other. */
export function glanceOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = Array.from(plain, (letter) => {
    const small = letter.toLowerCase();
    return looks[letter] ?? looks[small] ?? small;
  }).join('');
  const letters = latin.replace(/[^\p{L}\p{N}]/gu, '');
  // What differs in height only, or is read as one letter. A name may be all marks.
  return (letters || latin).replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/i/g, 'l');
}

/** Whether a name says of itself that it is a bot's. */
export function saysBot(name: string): boolean {
  const bracketed = name.normalize('NFKC').matchAll(/[([{<«⟨「『【]([^()[\]{}<>]*)[)\]}>»⟩」』】]/gu);
  return [...bracketed].some(([, inside]) => glanceOf(inside) === 'bot');
}
