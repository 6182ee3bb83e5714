import { parseSync } from 'vite';

type SyntaxNode = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What is read out or shown, in attributes of elements and of our own components. */
const textAttributes = new Set(
  ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'text', 'yes', 'submit'].concat([
    'otherwise',
    'because',
    'of',
  ]),
);

const isText = (value: unknown) => typeof value === 'string' && /\p{L}{2}/u.test(value);
/** Begins like a sentence and goes on: no class, id, path or selector does. */
const isSentence = (value: unknown) => typeof value === 'string' && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(value);

/** Words that stand in a source file instead of a table: in elements, in attributes, and whole sentences. */
export function textsIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const found: string[] = [];

  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isNode(node)) return;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return;
      // For those who write the page, not for those who read it.
      case 'NewExpression':
        if ((node.callee as SyntaxNode).name !== 'Error') walk(node.arguments);
        return;
      case 'JSXText':
        if (isText(node.value)) found.push(String(node.value).trim());
        return;
      case 'JSXExpressionContainer':
        inElement(node.expression);
        return;
      case 'JSXAttribute': {
        const isRead = textAttributes.has(String((node.name as SyntaxNode).name));
        const { value } = node;
        if (!isNode(value)) return;
        if (value.type === 'JSXExpressionContainer') (isRead ? inElement : walk)(value.expression);
        else if (isRead && isText(value.value)) found.push(String(value.value));
        return;
      }
      case 'Literal':
        if (isSentence(node.value)) found.push(String(node.value));
        return;
      case 'TemplateElement':
        if (isSentence((node.value as { cooked: string }).cooked)) found.push(textOf(node));
        return;
      default:
        for (const part of Object.values(node)) if (typeof part === 'object') walk(part);
    }
  };

  /** An expression whose value is shown: its texts are read. */
  const inElement = (node: unknown): void => {
    if (!isNode(node)) return;
    switch (node.type) {
      case 'ConditionalExpression':
        walk(node.test);
        inElement(node.consequent);
        inElement(node.alternate);
        return;
      case 'LogicalExpression':
        (node.operator === '&&' ? walk : inElement)(node.left);
        inElement(node.right);
        return;
      case 'Literal':
        if (isText(node.value)) found.push(String(node.value));
        return;
      case 'TemplateLiteral':
        for (const part of node.quasis as SyntaxNode[]) if (isText(textOf(part))) found.push(textOf(part));
        for (const part of node.expressions as SyntaxNode[]) inElement(part);
        return;
      default:
        walk(node);
    }
  };

  walk(program.body);
  return found;
}

const textOf = ({ value }: SyntaxNode) => (value as { cooked: string }).cooked;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
