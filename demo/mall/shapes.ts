import type { Text } from '#contract/languages.ts'

/** The demo mall says everything in all four languages. */
export type FullText = Required<Text>

export interface DemoCategory {
  key: string
  text: FullText
  /** A lucide icon name, kebab-case. */
  icon: string
  /** A picture of demo/pictures, without its ending. */
  picture: string
  children: { key: string; text: FullText; picture: string }[]
}

export interface DemoStore {
  key: string
  name: FullText
  city: FullText
}

export interface DemoBrand {
  key: string
  /** Brand names are written once, in their own letters. */
  name: string
}

export interface DemoOption {
  name: FullText
  values: { key: string; text: FullText; /** #rrggbb, for colours only */ swatch?: string }[]
}

export interface DemoProduct {
  key: string
  /** A child category's key. */
  category: string
  store: string
  brand?: string
  name: FullText
  /** Two short paragraphs, parted by an empty line. */
  description: FullText
  attributes: { name: FullText; value: FullText }[]
  /** Pictures of demo/pictures, without ending, the first leads. */
  pictures: string[]
  /** At most two. */
  options: DemoOption[]
  offers: {
    /** One value key an option, in the options' order. */
    values: string[]
    /** Tetri. */
    price: number
    /** Tetri: the lowest price of the last 30 days where it was higher than now. */
    was?: number
    stock: number
    picture?: string
  }[]
  /** Days since it came into the mall. */
  daysOld: number
}
