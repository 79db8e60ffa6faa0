import { Type, type Static } from 'typebox'
import { Day, Enum, Id, Instant, Obj, Page, Tetri } from '#contract/core/call.ts'
import { offerAvailabilities, offerConditions } from './offer-facts.ts'
import { dealKinds } from '#contract/pricing/types.ts'

/** A picture of ours: `${src}-${width}.webp` exists for every standard width up to its own. */
export const Picture = Obj({
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** A data URL of a few pixels, shown until the picture comes. */
  blur: Type.Optional(Type.String()),
  /** A placeholder of what has no picture. */
  placeholder: Type.Optional(Type.Literal(true)),
})
export type Picture = Static<typeof Picture>

/** Of its reviews; absent without any. */
export const CardRating = Type.Optional(Obj({ average: Type.Number(), count: Type.Integer() }))

/** Present only where a text is shown in another language than the one asked for. */
export const FallbackLang = Type.Optional(Type.String())

/** The deal that makes a price, and until when. */
export const PriceDeal = Obj({ kind: Enum(...dealKinds), endsAt: Instant })

export const ProductCard = Obj({
  productId: Id,
  /** The offer the card shows and its quick-add button adds: the cheapest that can be bought. */
  offerId: Id,
  /** Where a list shows a certain variant, as a photo found it: that one, to whose page the card leads. */
  shownOfferId: Type.Optional(Id),
  name: Type.String(),
  nameLang: FallbackLang,
  picture: Picture,
  /** The same variant from another side. */
  secondPicture: Type.Optional(Picture),
  price: Tetri,
  /** Offers cost different sums: `price` is the lowest. */
  priceVaries: Type.Boolean(),
  /** Only when it is higher than `price`: the lowest price of the last 30 days. */
  listPrice: Type.Optional(Tetri),
  /** Absent where the price is the offer's own. */
  deal: Type.Optional(PriceDeal),
  /** What a unit costs in a group of this size, where that can be opened now and is less; `alonePrice` is the same offer's without a group. */
  group: Type.Optional(Obj({ price: Tetri, size: Type.Integer(), alonePrice: Tetri })),
  inStock: Type.Boolean(),
  /** Units of all offers, only where three or fewer are left. */
  unitsLeft: Type.Optional(Type.Integer()),
  /** Units that were sold, from ten on. */
  sold: Type.Optional(Type.Integer()),
  /** The first four of several colours, `#rrggbb`; empty where there is no choice of colours. */
  swatches: Type.Array(Type.String()),
  swatchCount: Type.Integer(),
  /** Came in within the last 14 days and is among the newest quarter of its list. */
  isNew: Type.Boolean(),
  /** How many offers there are; with more than one the quick-add button asks which. */
  offerCount: Type.Integer(),
  rating: CardRating,
  storeId: Id,
  storeName: Type.String(),
})
export type ProductCard = Static<typeof ProductCard>

export const CategoryNode = Obj({
  id: Id,
  categoryName: Type.String(),
  iconPath: Type.String(),
  picture: Picture,
  /** Products in it that are on sale. */
  count: Type.Integer(),
  categoryList: Type.Array(Obj({ id: Id, categoryName: Type.String(), iconPath: Type.String(), picture: Picture, count: Type.Integer() })),
})
export type CategoryNode = Static<typeof CategoryNode>
export const Brand = Obj({ brandId: Id, brandName: Type.String() })
export type Brand = Static<typeof Brand>
export const Crumb = Obj({ id: Id, categoryName: Type.String(), level: Type.Integer(), parentId: Type.Optional(Id) })
export type Crumb = Static<typeof Crumb>
export const OptionValue = Obj({ key: Type.String(), text: Type.String(), textLang: FallbackLang, swatch: Type.Optional(Type.String()) })
export const ProductOption = Obj({ name: Type.String(), nameLang: FallbackLang, values: Type.Array(OptionValue) })
export type ProductOption = Static<typeof ProductOption>

/** What is known of an offer besides price and stock; what nobody said is absent. See `OfferFacts`. */
export const PublishedFacts = Obj({
  sku: Type.Optional(Type.String()),
  gtin: Type.Optional(Type.String()),
  mpn: Type.Optional(Type.String()),
  condition: Type.Optional(Enum(...offerConditions)),
  /** Only until it is there. */
  availability: Type.Optional(Enum(...offerAvailabilities)),
  availableFrom: Type.Optional(Instant),
  /** Grams. */
  weight: Type.Optional(Type.Integer()),
  unitPricing: Type.Optional(Obj({ measure: Type.String(), base: Type.Optional(Type.String()) })),
})

export const Offer = Obj({
  offerId: Id,
  /** One value key an option, in the options' order. */
  values: Type.Array(Type.String()),
  price: Tetri,
  listPrice: Type.Optional(Tetri),
  /** Absent where the price is the offer's own. */
  deal: Type.Optional(PriceDeal),
  /** What can be bought now, capped at 99. */
  available: Type.Integer(),
  /** The place in `pictures` that shows this offer. */
  pictureIndex: Type.Integer(),
  /** Absent where nothing is known. */
  facts: Type.Optional(PublishedFacts),
})
export type Offer = Static<typeof Offer>

/** A length as it is drawn, in mm, and as it is written. */
export const Measure = Obj({ mm: Type.Number(), text: Type.String() })
export type Measure = Static<typeof Measure>

/** What a product measures on the outside; a side that nothing is said of is absent. Without height, a diameter is of something flat. */
export const Measures = Obj({
  width: Type.Optional(Measure),
  height: Type.Optional(Measure),
  depth: Type.Optional(Measure),
  diameter: Type.Optional(Measure),
})
export type Measures = Static<typeof Measures>

export const ProductDetails = Obj({
  productId: Id,
  name: Type.String(),
  nameLang: FallbackLang,
  description: Type.Array(Type.String()),
  descriptionLang: FallbackLang,
  brand: Type.Optional(Brand),
  store: Obj({ storeId: Id, storeName: Type.String(), storeNameLang: FallbackLang, city: Type.String(), productCount: Type.Integer() }),
  crumbs: Type.Array(Crumb),
  pictures: Type.Array(Picture),
  options: Type.Array(ProductOption),
  offers: Type.Array(Offer),
  attributes: Type.Array(Obj({ name: Type.String(), nameLang: FallbackLang, value: Type.String(), valueLang: FallbackLang })),
  measures: Type.Optional(Measures),
  isNew: Type.Boolean(),
  /** How many reviews it has of each score, of 1 first. */
  ratings: Type.Array(Type.Integer()),
  /** The day a parcel ordered now arrives. */
  arrives: Day,
  /** Until when it has to be ordered for that. */
  orderDeadline: Obj({ at: Instant, isToday: Type.Boolean() }),
})
export type ProductDetails = Static<typeof ProductDetails>

/** What the page of a product that is no longer sold shows. */
export const UnlistedProduct = Obj({
  productId: Id,
  name: Type.String(),
  nameLang: FallbackLang,
  crumbs: Type.Array(Crumb),
  similar: Type.Array(ProductCard),
})
export type UnlistedProduct = Static<typeof UnlistedProduct>

/** Products side by side. */
export const Comparison = Obj({
  products: Type.Array(ProductCard),
  /** What stores say of them: a name, and a value of each product, empty where nothing is said of it. What most of them have comes first. */
  rows: Type.Array(Obj({ name: Type.String(), values: Type.Array(Type.String()) })),
})
export type Comparison = Static<typeof Comparison>

/** A wide picture that leads to a category. */
export const Banner = Obj({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  tone: Enum('dark', 'light'),
  picture: Picture,
  categoryId: Id,
  parentId: Type.Optional(Id),
})
export type Banner = Static<typeof Banner>
export const StoreCard = Obj({
  storeId: Id,
  storeName: Type.String(),
  city: Type.String(),
  picture: Type.Optional(Picture),
  productCount: Type.Integer(),
})
export type StoreCard = Static<typeof StoreCard>

/** A picture of the hero: of a category, drawn for it, or of a product. */
export const HeroPicture = Obj({
  title: Type.String(),
  picture: Picture,
  categoryId: Type.Optional(Id),
  parentId: Type.Optional(Id),
  productId: Type.Optional(Id),
})
export type HeroPicture = Static<typeof HeroPicture>

/** The home page's zones. A zone without rows is absent from the page. Deals and groups join it with their departments. */
export const HomeZones = Obj({
  /** Up to four: the banners made for it, else the newest products that have a picture; empty where fewer than two have one. */
  hero: Type.Array(HeroPicture),
  /** Of one of the newest products; stands for all that is new. */
  newestPicture: Type.Optional(Picture),
  /** The root categories, by position; where they are few, their children after them. One more than `railRows` where there are more. */
  rail: Type.Array(Obj({ id: Id, parentId: Type.Optional(Id), categoryName: Type.String(), iconPath: Type.String() })),
  /** Recommended child categories, about 60, paged 5 at a time by the page. */
  categories: Type.Array(Obj({ id: Id, parentId: Id, categoryName: Type.String(), picture: Picture, count: Type.Integer() })),
  /** Others each day, and others than the page of discounts begins with. */
  discounts: Type.Array(ProductCard),
  /** The newest, of many departments. */
  arrivals: Type.Array(ProductCard),
  /** Others each day, for at most `lowPrice`. */
  cheap: Type.Array(ProductCard),
  /** Percent: the deepest of all discounts; 0 where there is none. */
  maxDiscount: Type.Integer(),
  banners: Type.Array(Banner),
  /** Stores with listed products, the fullest first. */
  stores: Type.Array(StoreCard),
  /** The first by position. */
  brands: Type.Array(Brand),
  recommendations: Page(ProductCard),
})
export type HomeZones = Static<typeof HomeZones>

export const DiscountZone = Obj({
  page: Page(ProductCard),
  /** Top categories that have something cut, with counts. */
  categoryList: Type.Array(Obj({ id: Id, categoryName: Type.String(), count: Type.Integer() })),
})
export type DiscountZone = Static<typeof DiscountZone>
