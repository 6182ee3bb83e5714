import type { BookElement } from './hast-to-react';

/** Marks what boxes and variants brought, each passage once: not again inside of what came the same way. */
export function withChangesMarked(element: BookElement, around = ''): BookElement {
  const changed = String(element.properties.dataChangedBy ?? '');
  const isNew = changed !== '' && changed !== around;
  const className = [...classesOf(element), ...(isNew ? ['changed'] : [])];
  return {
    ...element,
    properties: { ...element.properties, ...(className.length > 0 && { className }) },
    children: element.children.map((child) =>
      child.type === 'element' ? withChangesMarked(child, changed || around) : child,
    ),
  };
}

function classesOf({ properties: { className } }: BookElement): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
