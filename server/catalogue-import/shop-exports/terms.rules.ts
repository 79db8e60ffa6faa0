import type { Text } from '#contract/core/languages.ts'
import type { Term } from '@kalata/shop-exports/terms.ts'

/** What formats of exports say by a column or code, as products of the mall show it. */
export const exportTerms = {
  tags: { ka: 'თემები', en: 'Tags', ru: 'Метки', zh: '标签' },
  condition: { ka: 'მდგომარეობა', en: 'Condition', ru: 'Состояние', zh: '成色' },
  refurbished: { ka: 'აღდგენილი', en: 'Refurbished', ru: 'Восстановленный', zh: '翻新' },
  used: { ka: 'მეორადი', en: 'Used', ru: 'Бывший в употреблении', zh: '二手' },
  color: { ka: 'ფერი', en: 'Colour', ru: 'Цвет', zh: '颜色' },
  size: { ka: 'ზომა', en: 'Size', ru: 'Размер', zh: '尺码' },
  material: { ka: 'მასალა', en: 'Material', ru: 'Материал', zh: '材质' },
  pattern: { ka: 'ნახატი', en: 'Pattern', ru: 'Рисунок', zh: '图案' },
  gender: { ka: 'სქესი', en: 'Gender', ru: 'Пол', zh: '性别' },
  ageGroup: { ka: 'ასაკობრივი ჯგუფი', en: 'Age group', ru: 'Возрастная группа', zh: '年龄段' },
  variant: { ka: 'ვარიანტი', en: 'Variant', ru: 'Вариант', zh: '款式' },
  female: { ka: 'ქალის', en: 'Women', ru: 'Женский', zh: '女' },
  male: { ka: 'კაცის', en: 'Men', ru: 'Мужской', zh: '男' },
  unisex: { ka: 'უნისექსი', en: 'Unisex', ru: 'Унисекс', zh: '男女通用' },
  adult: { ka: 'ზრდასრული', en: 'Adults', ru: 'Взрослые', zh: '成人' },
  kids: { ka: 'საბავშვო', en: 'Kids', ru: 'Дети', zh: '儿童' },
  toddler: { ka: '1-5 წლის', en: 'Toddlers', ru: 'Малыши', zh: '幼儿' },
  infant: { ka: '3-12 თვის', en: 'Infants', ru: 'Младенцы', zh: '婴儿' },
  newborn: { ka: 'ახალშობილი', en: 'Newborns', ru: 'Новорождённые', zh: '新生儿' },
} as const satisfies Record<Term, Text>
