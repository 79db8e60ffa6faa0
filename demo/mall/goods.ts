import { readdir } from 'node:fs/promises'
import type { DemoProduct } from '#demo/mall/shapes.ts'

const folder = new URL('products/', import.meta.url)

/** Every demo product: all lists that the files of `products/` export, in the files' order by name. */
export async function demoProducts(): Promise<DemoProduct[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, DemoProduct[]>>))
  return modules.flatMap((module) => Object.values(module).flat())
}
