/**
 * A tiny network in ONNX (github.com/onnx/onnx, `onnx.proto3`): the mean colour of each field of a grid, in one vector. It tells pictures of other
 * colours apart, and its file is a few hundred bytes.
 */

/** Pixels of each side of its picture, and fields of each side of the grid. */
export const tinyNetworkSide = 32
const fields = 4

/** What the network gives: the vector itself; tokens, of which the first is the vector; or maps, whose means are taken. */
export type TinyOutput = 'vector' | 'tokens' | 'maps'

/** Numbers of its vectors. */
export const tinyNetworkSize: Record<TinyOutput, number> = { vector: 3 * fields * fields, tokens: 3 * fields * fields, maps: 3 }

/** The network's file. @param elementType of its input: 1 is float32 */
export function tinyNetwork(output: TinyOutput = 'vector', elementType = 1): Buffer {
  const kernel = tinyNetworkSide / fields
  const pool = node('AveragePool', 'pixels', 'maps', [ints('kernel_shape', [kernel, kernel]), ints('strides', [kernel, kernel])])
  const flat = node('Flatten', 'maps', 'vector', [])
  const tokens = node('Unsqueeze', 'vector', 'tokens', [ints('axes', [1])])
  const shapes = { maps: [1, 3, fields, fields], vector: [1, 3 * fields ** 2], tokens: [1, 1, 3 * fields ** 2] }
  const nodes = { maps: [pool], vector: [pool, flat], tokens: [pool, flat, tokens] }
  const graph = [
    ...nodes[output].map((each) => message(1, each)),
    text(2, 'colours'),
    message(11, value('pixels', [1, 3, tinyNetworkSide, tinyNetworkSide], elementType)),
    message(12, value(output, shapes[output], elementType)),
  ]
  // Its operators have been the same since version 11.
  return Buffer.concat([number(1, 6), message(7, graph), message(8, [text(1, ''), number(2, 11)])])
}

const node = (operator: string, input: string, output: string, attributes: Buffer[]) => [
  text(1, input),
  text(2, output),
  text(4, operator),
  ...attributes,
]
const ints = (name: string, values: number[]) => message(5, [text(1, name), ...values.map((each) => number(8, each)), number(20, 7)])
const value = (name: string, shape: number[], elementType: number) => {
  const dimensions = shape.map((each) => message(1, [number(1, each)]))
  return [text(1, name), message(2, [message(1, [number(1, elementType), message(2, dimensions)])])]
}

/** Fields of protocol buffers: a number, a text, another message. */
const number = (field: number, content: number) => Buffer.from([...varint(field << 3), ...varint(content)])
const message = (field: number, parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(content.length)]), content])
}
const text = (field: number, content: string) => message(field, [Buffer.from(content)])

function varint(content: number): number[] {
  return content < 128 ? [content] : [(content & 127) | 128, ...varint(content >>> 7)]
}
