import { Type, type Static } from 'typebox'
import { Enum, Id, Obj, Page, PageNo, PageSize, calls, post } from '#contract/core/call.ts'
import { ProductCard } from '#contract/catalogue/schemas.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { photoSorts } from './constants.ts'

export type PhotoSort = (typeof photoSorts)[number]

/** A photo: the address of an upload of one's own, or the file itself in the form's field `file`. */
export const PhotoSearchRequest = Obj({
  /** Accepted because the specification sends it; the session decides, a mismatch is rejected. */
  userId: Type.Optional(Type.String({ maxLength: 36 })),
  imageUrl: Type.Optional(Type.String({ maxLength: 200 })),
  /** The part that is searched for: `x,y,width,height` in thousandths of the upright photo. */
  crop: Type.Optional(Type.String({ maxLength: 20, pattern: '^\\d{1,4}(,\\d{1,4}){3}$' })),
  categoryIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  sortType: Type.Optional(Enum(...photoSorts)),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(PageSize),
})
export type PhotoSearchRequest = Static<typeof PhotoSearchRequest>

export const PhotoCard = Obj({
  ...ProductCard.properties,
  /** 0 to 1. */
  similarity: Type.Number({ minimum: 0, maximum: 1 }),
  /** `same`: its picture and the photo agree in many points; `close`: it looks much like it. */
  likeness: Enum('same', 'close', 'similar'),
})
export type PhotoCard = Static<typeof PhotoCard>

export const PhotoResults = Obj({
  page: Page(PhotoCard),
  /** Child categories of the results, the most frequent first, counted without the category filter. */
  categoryList: Type.Array(Obj({ id: Id, categoryName: Type.String(), count: Type.Integer() })),
})
export type PhotoResults = Static<typeof PhotoResults>

export const photoSearchCalls = calls('photoSearch', {
  search: post('pc/mall/djl/searchImage', {
    summary: 'Products that look like a photo',
    description:
      'A multipart form with `file`, or JSON or a form with `imageUrl`, the address of an upload of the same session; nothing is fetched. ' +
      'The most similar products, the surest first.',
    access: 'visitor',
    in: 'dataMap',
    form: true,
    file: uploadBytes,
    body: PhotoSearchRequest,
    reply: PhotoResults,
  }),
})
