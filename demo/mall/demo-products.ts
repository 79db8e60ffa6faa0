import { readdir } from 'node:fs/promises'
import { categories } from './categories.ts'
import type { DemoProduct, Look } from './shapes.ts'

const folder = new URL('products/', import.meta.url)

/** Every demo product: all lists that the files of `products/` export, in the files' order by name. */
export async function demoProducts(): Promise<DemoProduct[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, DemoProduct[]>>))
  return modules.flatMap((module) => Object.values(module).flat()).filter((product) => product.looks?.[0])
}

/** Every look the mall shows, the leading ones first: those that lists show before those that only a product's page does. */
export async function allLooks(): Promise<Look[]> {
  const products = await demoProducts()
  const categoryLooks = categories.flatMap((top) => [top.look, ...top.children.map((child) => child.look)])
  const leads = products.map((product) => product.looks[0]!)
  return [...new Set([...categoryLooks, ...leads, ...products.flatMap((product) => product.looks)])]
}
