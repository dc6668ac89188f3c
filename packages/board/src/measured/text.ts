import { type ComponentChild, Fragment, type VNode } from 'preact';

const NAMES: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function styleOf(style: unknown): string {
  if (typeof style === 'string') return style;
  return Object.entries(style as Record<string, string | number>)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Renders a drawing without state or effects as text. This is enough for pictures, and needs no renderer package. */
export function textOf(node: ComponentChild): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint')
    return escaped(String(node));
  if (Array.isArray(node)) return node.map(textOf).join('');
  const { type, props } = node as VNode<{ children?: ComponentChild }>;
  if (type === Fragment) return textOf(props.children);
  if (typeof type === 'function') {
    if (type.prototype && 'render' in type.prototype) {
      const Drawing = type as unknown as new (given: unknown) => { props: unknown; render(): ComponentChild };
      const made = new Drawing(props);
      made.props = props;
      return textOf(made.render());
    }
    return textOf((type as (given: unknown) => ComponentChild)(props));
  }
  let attributes = '';
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref' || typeof value === 'function') continue;
    if (value === undefined || value === null || value === false) continue;
    const text =
      name === 'style' ? styleOf(value) : value === true && !name.startsWith('aria-') ? '' : String(value);
    attributes += ` ${NAMES[name] ?? name}="${escaped(text)}"`;
  }
  const inner = textOf(props.children);
  return inner === '' ? `<${type}${attributes}/>` : `<${type}${attributes}>${inner}</${type}>`;
}
