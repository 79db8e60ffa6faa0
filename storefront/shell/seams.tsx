import type { ComponentType } from 'react'

const one = <T,>(found: Record<string, unknown>) => Object.values(found)[0] as T | undefined

const carts = one<{ useCartCount: () => number }>(import.meta.glob('../cart/cart-store.ts', { eager: true }))
const favourites = one<{ useFavouriteCount: () => number }>(import.meta.glob('../favourites/favourites-store.ts', { eager: true }))
const search = one<{ SearchBox: ComponentType }>(import.meta.glob('../search/search-box.tsx', { eager: true }))

export const useCartCount = carts?.useCartCount ?? (() => 0)
export const useFavouriteCount = favourites?.useFavouriteCount ?? (() => 0)
export const SearchBox =
  search?.SearchBox ??
  (() => (
    <form className="search" role="search" action="/search_result">
      <input name="keywords" />
    </form>
  ))
