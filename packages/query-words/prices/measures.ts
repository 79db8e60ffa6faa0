/** Words of sizes, ages and amounts, in four languages: a number after one of them is measured in it, and is no price. */

const measures = `
size sizes age ages aged weight height width length depth waist diameter capacity volume memory storage power load voltage model series version number
screen diagonal resolution speed temperature year years kids children child baby persons people players
размер размеры размера возраст возраста вес веса весом рост роста длина длины длиной ширина ширины шириной высота высоты высотой глубина диаметр
диаметра диаметром объем объема объемом емкость емкости память памяти мощность мощности нагрузка нагрузкой диагональ диагонали модель серия версия номер
температура скорость год года дети детей детям ребенок ребенку
ზომა ზომის ზომები ასაკი ასაკის წონა წონის სიმაღლე სიგრძე სიგანე სიღრმე დიამეტრი მოცულობა ტევადობა მეხსიერება სიმძლავრე დიაგონალი მოდელი სერია ნომერი
ბავშვი ბავშვის ბავშვებისთვის
尺码 尺寸 年龄 体重 身高 重量 长度 宽度 高度 直径 容量 内存 存储 功率 腰围 型号 系列 屏幕
`
const words = new Set(measures.trim().split(/\s+/))
const chinese = [...words].filter((word) => /\p{Script=Han}/u.test(word))

/** Whether the beginning of a query ends with a measure, so that the number after it is no price. Chinese in simplified characters. */
export function precedesMeasured(beginning: string): boolean {
  const text = beginning.trimEnd().toLowerCase().replaceAll('ё', 'е')
  const last = /\p{L}+$/u.exec(text)?.[0]
  return last !== undefined && (words.has(last) || chinese.some((word) => last.endsWith(word)))
}
