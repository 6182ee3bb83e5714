import type { BookElement } from '../../rulebook/hast-to-react';

type BookNode = BookElement['children'][number];

const sentenceEnd = /(?<=[.!?]["”]?)\s+(?=["“]?\p{Lu})/u;

/** An example with its story in steps, a sentence each; what is told in one sentence stays as it is. */
export function inSteps(example: BookElement): BookElement {
  const [title, ...story] = example.children.filter((child) => child.type === 'element');
  const steps = story.flatMap((paragraph) => sentencesIn(paragraph.children));
  if (!title || steps.length < 2 || story.some(({ tagName }) => tagName !== 'p')) return example;
  return {
    ...example,
    children: [
      title,
      element(
        'ol',
        steps.map((step) => element('li', step)),
      ),
    ],
  };
}

/** Text is parted where a sentence ends; elements belong to the sentence they stand in. */
function sentencesIn(nodes: readonly BookNode[]): BookNode[][] {
  const sentences: BookNode[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      sentences.at(-1)?.push(node);
      continue;
    }
    node.value.split(sentenceEnd).forEach((value, i) => {
      if (i > 0) sentences.push([]);
      if (value !== '') sentences.at(-1)?.push({ type: 'text', value });
    });
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function element(tagName: string, children: BookNode[]): BookElement {
  return { type: 'element', tagName, properties: {}, children };
}
