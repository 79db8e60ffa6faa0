import { parseSync } from 'vite'

/** A node of the syntax tree, as far as the rule reads it. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Properties that show elements given by the caller. */
const givenElements = /^(?:action|actions|arrows|badge|border|children|end|first|footer|head|header|icon|leading|note|tools|trailing)$/

/** Functions of a file that make elements, by their names. */
type ElementMakers = ReadonlySet<string>

/** Whether an expression may show text; what a name stands for is not known, so that most may. */
function mayBeText(node: SyntaxNode, makers: ElementMakers): boolean {
  const part = (name: string) => node[name] as SyntaxNode
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'Identifier':
      return !givenElements.test(node.name as string)
    case 'MemberExpression':
      return !givenElements.test((part('property').name as string | undefined) ?? '')
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return mayBeText(part('expression'), makers)
    case 'CallExpression':
      return !/^(?:map|flatMap|from)$/.test(calledName(node) ?? '') && !makers.has(calledName(node) ?? '')
    case 'ConditionalExpression':
      return mayBeText(part('consequent'), makers) || mayBeText(part('alternate'), makers)
    case 'LogicalExpression':
      return (node.operator !== '&&' && mayBeText(part('left'), makers)) || mayBeText(part('right'), makers)
    default:
      return false
  }
}

function calledName(node: SyntaxNode): string | undefined {
  const callee = node.callee as SyntaxNode
  return (callee.name ?? (callee.property as SyntaxNode | undefined)?.name) as string | undefined
}

/** Whether a text is the same as long as the page is shown: a message without values. */
function isFixed(node: SyntaxNode): boolean {
  const values = node.arguments as SyntaxNode[] | undefined
  return (
    node.type === 'Literal' ||
    (node.type === 'CallExpression' && calledName(node) === 't' && values!.length === 1 && values![0]!.type === 'Literal')
  )
}

/** Calls `visit` for every node of a tree. */
function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit))
  if (!node || typeof node !== 'object') return
  if ('type' in node) visit(node as SyntaxNode)
  Object.values(node).forEach((part) => walk(part, visit))
}

const isElement = ({ type }: SyntaxNode) => type === 'JSXElement' || type === 'JSXFragment'

function makersIn(program: unknown): ElementMakers {
  const makers = new Set<string>()
  walk(program, (node) => {
    const { name } = (node.id ?? {}) as { name?: string }
    const body = node.type === 'VariableDeclarator' ? (node.init as SyntaxNode | null) : node.type === 'FunctionDeclaration' ? node : null
    if (name && body && /Function/.test(body.type)) walk(body.body, (part) => void (isElement(part) && makers.add(name)))
  })
  return makers
}

const expressionOf = (child: SyntaxNode) => (child.type === 'JSXExpressionContainer' ? (child.expression as SyntaxNode) : undefined)

/** Whether an element stands there at some times only. */
function comesAndGoes(child: SyntaxNode): boolean {
  const type = expressionOf(child)?.type
  return type === 'ConditionalExpression' || type === 'LogicalExpression'
}

function isSignificant(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return (child.value as string).trim() !== ''
  const expression = expressionOf(child)
  return expression?.type !== 'JSXEmptyExpression' && !(expression?.type === 'Literal' && String(expression.value).trim() === '')
}

/** Elements that the browser does not translate by their parts. */
const plain = new Set(['option', 'title', 'style', 'script', 'text'])

function nameOf(element: SyntaxNode): string {
  const opening = element.openingElement as { name: { name?: string } } | undefined
  return opening?.name.name ?? ''
}

/** Whether an expression lists children some of which are texts. */
function listsTexts(node: SyntaxNode, makers: ElementMakers): boolean {
  if (node.type !== 'CallExpression' || !/^(?:map|flatMap)$/.test(calledName(node) ?? '')) return false
  const body = (node.arguments as SyntaxNode[])[0]?.body as SyntaxNode | undefined
  return body !== undefined && mayBeText(body, makers)
}

/** The texts of an element that need one of their own. */
function bareTexts(element: SyntaxNode, makers: ElementMakers): SyntaxNode[] {
  const children = (element.children as SyntaxNode[]).filter(isSignificant)
  if (plain.has(nameOf(element))) return []
  const lists = children.filter((child) => expressionOf(child) && listsTexts(expressionOf(child)!, makers))
  if (children.length < 2 || lists.length > 0) return lists
  const texts = children.filter((child) => child.type === 'JSXText' || (expressionOf(child) && mayBeText(expressionOf(child)!, makers)))
  // What a component is given for its only child is set by it.
  if (children.some(comesAndGoes)) return texts
  return texts.filter((child) => child.type !== 'JSXText' && !isFixed(expressionOf(child)!))
}

/**
 * Texts that stand beside other children of an element and change, or stand beside one that comes and goes. A browser that translates pages puts
 * bare text into elements of its own: React, which would change it or place an element before it, does not find it again, and the page shows
 * an error. Such a text has an element (`storefront/ui/text/words.tsx`), or is the element's only child.
 * @returns their lines, from 1
 */
export function bareTextLines(file: string, source: string): number[] {
  const lines: number[] = []
  const { program } = parseSync(file, source)
  const makers = makersIn(program)
  walk(program, (node) => {
    if (isElement(node)) lines.push(...bareTexts(node, makers).map(({ start }) => source.slice(0, start).split('\n').length))
  })
  return lines
}
