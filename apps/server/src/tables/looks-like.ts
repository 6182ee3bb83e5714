/**
 * Letters of other alphabets, digits and small capitals that are taken for Latin letters (after Unicode's table of
 * confusables). Capitals stand by themselves where they look like another letter than the small one does.
 */
const looks: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаɑαᴀΑАᎪᗅꓮ⍺𖽀𐊠',
    'bЬьвƅʙßβẞΒВᏴᗷꓐᏏᖯꞴ𐊂𐊡𐌁',
    'cсϲᴄⅽСϹᏟꓚƈⲥꮯ𐐽𑣲𑣩Ⲥ𐊢𐌂𐐕𐔜',
    'dԁđðᴅĐÐᎠᗞꓓɗᏧᑯꓒᗪ',
    'eеєεɛᴇəЕΕᎬꓰҽ℮ꬲ⋿ⴹ𑢦𑢮𐊆',
    'fƒքꜰϜꓝᖴҒꬵꞙ𝈓Ꞙ𑣂𑢢𐊇𐊥𐔥',
    'gɡցԍɢԌᏀᏳꓖǥᶃƍ',
    'hһнհʜΗНᎻꓧᏂħĦⲎᕼ𐋏',
    'iіιıɩɪ|ΙІӀᏆǀ!⍳ꙇꭵᎥ𑣃',
    'jјϳᴊЈᎫꓙɉꞲᒍ',
    'kкκĸᴋΚКᏦꓗƙⲔᛕ𐔘',
    'l1ⅼӏʟŁłƖᏞԼꓡ∣⏽￨𐌠Ⲓⵏᛁꓲ𖼨𐊊𐌉𝈪Ⳑᒪ𖼖𑢣𑢲𐐛𐔦',
    'mмᴍΜМᎷꓟϺⲘᗰᛖ𐊰𐌑',
    'nпηոռɴΝꓠŋⲚ𐔓',
    'oоοօσøᴏ0ΟОՕØΘθөᴑꬽⲟჿ𐓪𑣈𑣗𐐬〇𑣠Ⲟⵔ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖',
    'pрρᴘΡРᏢꓑþ⍴ⲣⲢᑭ𐊕',
    'qԛգǫԚզⵕ',
    'rгᴦʀᎡᏒꓣЯяꭇꭈⲅꮁ𝈖𐒴ᖇ𖼵',
    'sѕꜱ5ЅᏚՏꓢ$ƽꮪ𑣁𐑈Ꮥ𖼺𐊖𐐠',
    'tтτᴛΤТᎢꓔŧŦ⊤⟙Ⲧ𖼊𑢼𐊗𐊱𐌕',
    'uυսμᴜՍᑌꓴцЦꞟꭎꭒʋ𐓶𑣘∪⋃𐓎𖽂𑢸',
    'vνѵᴠѴᏙꓦ∨⋁ꮩ𑣀𝈍ⴸᐯꛟ𖼈𑢠𐔝',
    'wԝωшѡաᴡԜᎳꓪШɯꮃ𑣯𑣦Ꮤ',
    'xхχΧХꓫ×᙮⤫⤬⨯ᕁᕽ᙭╳𐌢𑣬ꞳⲬⵝᚷ𐊐𐊴𐌗𐔧',
    'yуγүყʏΥҮᎩꓬУ¥ɣᶌỿꭚ𑣜ⲨᎽ𖽃𑢤𐊲',
    'z2ᴢΖᏃꓜƶꮓ𑣄𐋵𑣥𑢩',
  ].flatMap((letters) => {
    const [latin, ...others] = Array.from(letters);
    return others.map((other) => [other, latin]);
  }),
);

/** With Latin letters in the place of those that look like them. */
function inLatin(text: string): string {
  const look = (letter: string) =>
    looks[letter] ?? looks[letter.toLowerCase()] ?? looks[letter.toUpperCase()] ?? letter;
  return Array.from(text, look).join('');
}

/** What a name looks like at a glance: names with the same are taken for each other. */
export function glanceOf(name: string): string {
  // As it is written first: what a letter is by its meaning may look like another.
  const plain = inLatin(name).normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = inLatin(plain).toLowerCase();
  const letters = latin.replace(/[^\p{L}\p{N}]/gu, '');
  // What differs in height only, or is read as one letter. A name may be all marks.
  return (letters || latin).replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/i/g, 'l');
}

/** Whether a name says of itself that it is a bot's. */
export function saysBot(name: string): boolean {
  const bracketed = name.normalize('NFKC').matchAll(/[([{<«⟨「『【]([^()[\]{}<>]*)[)\]}>»⟩」』】]/gu);
  return [...bracketed].some(([, inside]) => glanceOf(inside) === 'bot');
}
