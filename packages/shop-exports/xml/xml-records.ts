import { Parser } from 'htmlparser2'
import type { ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'

/** An element with its attributes, its own text and its children, all by their names without a prefix. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

/** A record of a document, with the line that it begins on; or why there is none. */
export type XmlRecord = { line: number; node: XmlNode } | { line: number; broken: string }

/** Letters a record may have: what is longer has lost its end. */
const longestRecord = 1_000_000

/** Elements in each other: catalogues have ten, and the parser's work for one grows with what is open around it. */
const deepest = 100

/** Google's namespaces for products; its prefix is `g` in every example, and any other in what programs write. */
const google = /^https?:\/\/base\.google\.com\/(?:ns|cns)\/1\.0$/

const noPrefixes: ReadonlyMap<string, string> = new Map()

/**
 * The records of an XML document as it comes: elements of the names that `begin` returns for its root. Names are told by
 * their namespace, whatever prefix stands for it; those of another namespace keep their prefix. Documents cannot define
 * entities: only XML's own are read.
 */
export class XmlRecordReader {
  readonly #records: XmlRecord[] = []
  readonly #parser: Parser
  readonly #begin: (root: string) => ReadonlySet<string>
  #names: ReadonlySet<string> | undefined
  #line = 1
  /** The record and what is open in it, the innermost last. */
  #open: XmlNode[] = []
  #recordLine = 1
  #recordLength = 0
  /** It nested too deep: what follows is not read. */
  #isOver = false
  /** Of every element that stands open, the innermost last: the prefixes that it and those that enclose it declare, with their namespaces. */
  readonly #scopes: ReadonlyMap<string, string>[] = []

  constructor(begin: (root: string) => ReadonlySet<string>) {
    this.#begin = begin
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#opened(name, attributes),
        onclosetag: () => this.#closed(),
        ontext: (text) => this.#text(text),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  /** The records that are complete with this text; their line is where they begin. */
  push(text: string): XmlRecord[] {
    // Line by line, so that a record knows its own.
    for (const line of text.split(/(?<=\n)/)) {
      if (this.#isOver) break
      this.#parser.write(line)
      if (line.endsWith('\n')) this.#line++
    }
    return this.#records.splice(0)
  }

  end(): XmlRecord[] {
    if (this.#isOver) return this.#records.splice(0)
    // Before the parser ends, which closes what stands open.
    if (this.#open.length > 0) this.#records.push({ line: this.#recordLine, broken: 'an item that never ends' })
    this.#open = []
    this.#names = new Set()
    this.#parser.end()
    return this.#records.splice(0)
  }

  #opened(qualified: string, attributes: Record<string, string>): void {
    const declared = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
      key.startsWith('xmlns:') ? [[key.slice(6), value]] : [],
    )
    const enclosing = this.#scopes.at(-1) ?? noPrefixes
    this.#scopes.push(declared.length > 0 ? new Map([...enclosing, ...declared]) : enclosing)
    if (this.#scopes.length > deepest) return this.#stop()
    const name = this.#local(qualified)
    this.#names ??= this.#begin(name)
    if (this.#open.length === 0) {
      if (!this.#names.has(name)) return
      this.#recordLine = this.#line
      this.#recordLength = 0
    }
    this.#recordLength += qualified.length + Object.entries(attributes).reduce((sum, [key, value]) => sum + key.length + value.length, 2)
    this.#open.push({ name, attributes, text: '', children: [] })
  }

  #stop(): void {
    this.#isOver = true
    this.#parser.pause()
    this.#records.push({ line: this.#line, broken: `more than ${deepest} elements in each other: what follows is not read` })
  }

  #local(qualified: string): string {
    const [prefix, name] = qualified.split(':') as [string, string?]
    if (name === undefined) return qualified
    const namespace = this.#scopes.at(-1)?.get(prefix)
    // Feeds without a declaration are written all the same.
    return (namespace === undefined ? prefix === 'g' : google.test(namespace)) ? name : qualified
  }

  #text(text: string): void {
    const node = this.#open.at(-1)
    if (!node) return
    this.#recordLength += text.length
    if (this.#recordLength <= longestRecord) node.text += text
  }

  #closed(): void {
    this.#scopes.pop()
    const node = this.#open.pop()
    if (!node) return
    const parent = this.#open.at(-1)
    if (parent && this.#recordLength <= longestRecord) parent.children.push(node)
    else if (parent) return
    else if (this.#recordLength > longestRecord)
      this.#records.push({ line: this.#recordLine, broken: `an item longer than ${longestRecord} letters` })
    else this.#records.push({ line: this.#recordLine, node })
  }
}

/** The children of a name. */
export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => node?.children.find((child) => child.name === name)
/** The text of the first child of a name, trimmed; nothing where there is none. */
export const textOf = (node: XmlNode | undefined, name: string): string => childOf(node, name)?.text.trim() ?? ''

/** A document's dialect: which elements are its records, and what reads them. */
export interface Dialect {
  name: string
  records: ReadonlySet<string>
  /** Those of them that an entry tells: products and variants. */
  rows: ReadonlySet<string>
  /** Elements of an entry that are read. */
  reads: ReadonlySet<string>
  open(options: ReadingOptions): { push(record: XmlRecord): ReadEntry[]; end(): ReadEntry[] }
}
