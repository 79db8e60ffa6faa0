import { Type, type Static } from 'typebox'
import { FallbackLang, Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Id, Nothing, Obj, Page, PageNo, PageSize, Tetri, calls, get } from '#contract/core/call.ts'

/** Per cent of a picture's width and height, from its upper left corner. */
export const PointPosition = Obj({ x: Type.Number(), y: Type.Number() })
export type PointPosition = Static<typeof PointPosition>

/** A product that a scene shows and that can be bought. */
export const ScenePoint = Obj({
  productId: Id,
  name: Type.String(),
  nameLang: FallbackLang,
  picture: Picture,
  price: Tetri,
  /** Offers cost different sums: `price` is the lowest. */
  priceVaries: Type.Boolean(),
  /** Where the wide and the tall picture show it; absent where one does not. */
  wide: Type.Optional(PointPosition),
  tall: Type.Optional(PointPosition),
})
export type ScenePoint = Static<typeof ScenePoint>

/** Products in use: one photograph in two shapes, and what of it can be bought. */
export const Scene = Obj({
  sceneId: Id,
  title: Type.String(),
  text: Type.String(),
  wide: Picture,
  tall: Picture,
  points: Type.Array(ScenePoint),
})
export type Scene = Static<typeof Scene>

/** A scene that leads the home page. */
export const Campaign = Obj({
  sceneId: Id,
  title: Type.String(),
  text: Type.String(),
  /** Whether the picture is dark or light where the words stand. */
  tone: Enum('dark', 'light'),
  picture: Picture,
  categoryId: Id,
  parentId: Type.Optional(Id),
})
export type Campaign = Static<typeof Campaign>

/** The scenes of the home page. */
export const HomeScenes = Obj({
  /** In the order in which they are shown. */
  campaigns: Type.Array(Campaign),
  /** Others each day. */
  scenes: Type.Array(Scene),
})
export type HomeScenes = Static<typeof HomeScenes>

/** Scenes on a page of the list where no other number is asked for. */
export const scenesPerPage = 12

export const scenesCalls = calls('scenes', {
  list: get('mall/scenes', {
    summary: 'All scenes, by page, with what of them can be bought',
    description: 'A page leaves out scenes of which too little can be bought, and counts them.',
    access: 'public',
    cacheSeconds: 5,
    query: Obj({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Page(Scene),
  }),
  home: get('mall/scenes/home', {
    summary: 'The scenes of the home page: its campaigns, and pictures of products in use',
    access: 'public',
    cacheSeconds: 5,
    query: Nothing,
    reply: HomeScenes,
  }),
  ofProduct: get('mall/products/:id/scenes', {
    summary: 'A scene that shows a product in use',
    description: 'At most one, with everything that it shows and that can be bought.',
    access: 'public',
    cacheSeconds: 5,
    params: Obj({ id: Id }),
    reply: Obj({ scenes: Type.Array(Scene) }),
  }),
})
