import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'

/** The demo mall says everything in all four languages. */
export type FullText = Required<Pick<Text, 'ka' | 'en' | 'ru' | 'zh'>>

/**
 * What a product looks like: `kind.style.colour`, with `.label` for what carries a printed label, as in
 * `mug.tall.teal` or `wine.bordeaux.red.saperavi`. A look has three pictures in `demo/pictures/`.
 */
export type Look = `${string}.${string}.${string}`

export interface DemoCategory {
  key: string
  text: FullText
  /** A lucide icon name, kebab-case. */
  icon: string
  look: Look
  children: { key: string; text: FullText; look: Look }[]
}

export interface DemoStore {
  key: string
  name: FullText
  city: FullText
  /** One sentence or two of who they are and what they sell. */
  about: FullText
  /** Of no company: it begins as no code of the register does. */
  companyCode: string
}

export interface DemoBanner {
  key: string
  /** A department's or category's key. */
  category: string
  /** Whether the picture is dark or light where the words stand. */
  tone: 'dark' | 'light'
  /** In a row of its own, or one of the hero's four. */
  place: 'row' | 'hero'
  title: FullText
  text: FullText
}

export interface DemoScene {
  key: string
  /** A department's or category's key. */
  category: string
  /** At the top of the home page, or where its products are pointed at. */
  place: 'campaign' | 'zone'
  /** Of its picture where the words of a campaign stand; light where it is not given. */
  tone?: 'dark'
  title: FullText
  text: FullText
}

export interface DemoBrand {
  key: string
  name: BrandName
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
  /** Two paragraphs, parted by an empty line. */
  description: FullText
  attributes: { name: FullText; value: FullText }[]
  /** What it is sold as; the first leads. No other product has the same. */
  looks: Look[]
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
    /** One of the product's looks; the first unless given. */
    look?: Look
  }[]
  /** Days since it came into the mall. */
  daysOld: number
}
