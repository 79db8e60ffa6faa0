import type { Language, Text } from '#contract/core/languages.ts'
import type { FieldReader } from '@kalata/shop-exports/records/field-reader.ts'
import { limits, textOf } from './record-fields.rules.ts'

/** Products in use, photographed together in two shapes. */
export interface SceneRecord {
  type: 'scene'
  id: string
  title: Text
  text: Text
  category: string
  /** Whether the wide picture is dark or light on its left, where the words of a campaign stand. */
  tone: 'dark' | 'light'
  /** At the top of the home page, or where the products of a scene are pointed at; that unless given. */
  place: 'campaign' | 'zone'
  /** 16:9. */
  picture: string
  /** 4:5. */
  tallPicture: string
  points: ScenePointRecord[]
}

/** Where the pictures of a scene show a product: x and y in per cent of their width and height, from the upper left corner. */
export interface ScenePointRecord {
  product: string
  /** The offer that is seen. */
  offer?: string
  wide?: [number, number]
  tall?: [number, number]
}

/** A line of the type `scene`; what is wrong with it is noted by the reader. */
export function readScene(read: FieldReader, id: string, lang: Language): SceneRecord {
  return {
    type: 'scene',
    id,
    title: textOf(read, 'title', limits.name, lang),
    text: textOf(read, 'text', limits.text, lang),
    category: read.string('category', limits.id),
    tone: read.oneOf('tone', ['dark', 'light'] as const) ?? 'light',
    place: (read.has('place') && read.oneOf('place', ['campaign', 'zone'] as const)) || 'zone',
    picture: read.string('picture', 500),
    tallPicture: read.string('tallPicture', 500),
    points: read.list('points', limits.points, readPoint),
  }
}

function readPoint(read: FieldReader): ScenePointRecord {
  const point = {
    product: read.string('product', limits.productId),
    ...read.optional('offer', (name) => read.string(name, limits.offerId)),
    ...read.optional('wide', (name) => positionOf(read, name)),
    ...read.optional('tall', (name) => positionOf(read, name)),
  }
  if (!point.wide && !point.tall) read.addError('wide', 'or tall must say where the product is seen')
  return point
}

function positionOf(read: FieldReader, name: string): [number, number] {
  const value = read.value(name)
  const isPosition =
    Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number' && each >= 0 && each <= 100)
  if (!isPosition) read.addError(name, 'must be two numbers from 0 to 100')
  return isPosition ? (value as [number, number]) : [0, 0]
}
