import { readId, readPageNumber } from '#storefront/app/navigation/page-number.ts'
import type { PhotoSearchRequest, PhotoSort } from '#contract/photo-search/calls.ts'
import { photoSorts } from '#contract/photo-search/constants.ts'
import { cropText, readCrop, type Crop } from '#contract/photo-search/crop.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'

/** The query string of the results of a photo. */
export interface PhotoQuery {
  /** The address of an upload of one's own. */
  image?: string
  crop?: Crop
  categoryId?: number
  sort?: PhotoSort
  page?: number
}

/** Parses a query string; invalid values are ignored. */
export function readPhotoQuery(params: URLSearchParams): PhotoQuery {
  const image = params.get('image') ?? ''
  const crop = readCrop(params.get('crop'))
  const [categoryId, page] = [readId(params.get('category')), readPageNumber(params)]
  const sort = photoSorts.find((each) => each === params.get('sort'))
  return {
    ...(/^\/media\/[\w/-]{1,80}\.webp$/.test(image) ? { image } : {}),
    ...(crop ? { crop } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(sort && sort !== 'similarity' ? { sort } : {}),
    ...(page > 1 ? { page } : {}),
  }
}

/** The address of a query, its parameters always in the same order. */
export function photoPath({ image, crop, categoryId, sort, page }: PhotoQuery): string {
  const path = withQuery('/search_image', {
    image,
    crop: crop && cropText(crop),
    category: categoryId,
    sort: sort !== 'similarity' && sort,
    page: page !== 1 && page,
  })
  return path.replaceAll('%2C', ',').replaceAll('%2F', '/')
}

/** The request of the search call. */
export function toPhotoRequest({ image, crop, categoryId, sort, page }: PhotoQuery): PhotoSearchRequest {
  const text = crop && cropText(crop)
  return {
    ...(image ? { imageUrl: image } : {}),
    ...(text ? { crop: text } : {}),
    ...(categoryId ? { categoryIds: [categoryId] } : {}),
    ...(sort ? { sortType: sort } : {}),
    ...(page ? { pageNo: page } : {}),
  }
}
