import type { BookElement } from './hast-to-react';

/**
 * Marks what boxes and variants brought, each passage once: not again inside of what came the same way. Of boxes that
 * bring the same, those in use are named.
 */
export function withChangesMarked(element: BookElement, inUse: readonly string[], around = ''): BookElement {
  const sources = String(element.properties.dataChangedBy ?? '').split(' ');
  const changed = sources.filter((source) => source === 'variant' || inUse.includes(source)).join(' ');
  const isNew = changed !== '' && changed !== around;
  const className = [...classesOf(element), ...(isNew ? ['changed'] : [])];
  return {
    ...element,
    properties: {
      ...element.properties,
      ...(className.length > 0 && { className }),
      ...(isNew && { dataBroughtBy: changed }),
    },
    children: element.children.map((child) =>
      child.type === 'element' ? withChangesMarked(child, inUse, changed || around) : child,
    ),
  };
}

function classesOf({ properties: { className } }: BookElement): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
