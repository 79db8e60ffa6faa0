import { t } from '#demo/mall/terms/text.ts'

export const tbilisi = t('თბილისი', 'Tbilisi', 'Тбилиси', '第比利斯')
export const batumi = t('ბათუმი', 'Batumi', 'Батуми', '巴统')
export const kutaisi = t('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西')
export const telavi = t('თელავი', 'Telavi', 'Телави', '泰拉维')
export const rustavi = t('რუსთავი', 'Rustavi', 'Рустави', '鲁斯塔维')
export const gori = t('გორი', 'Gori', 'Гори', '哥里')
export const zugdidi = t('ზუგდიდი', 'Zugdidi', 'Зугдиди', '祖格迪迪')
