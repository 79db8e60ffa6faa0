import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Desks and devices. */
export const deskScenes: DemoScene[] = [
  {
    key: 'home-office',
    category: 'computers',
    place: 'campaign',
    title: t('ოფისი სახლში', 'The office at home', 'Офис у себя дома', '家中办公桌'),
    text: t(
      'ლეპტოპი, კლავიატურა და კარგი სინათლე',
      'A laptop, a keyboard and good light',
      'Ноутбук, клавиатура и хороший свет',
      '笔记本电脑、键盘与一盏好灯',
    ),
  },
  {
    key: 'stationery',
    category: 'stationery',
    place: 'zone',
    title: t('სუფთა ფურცლიდან', 'A fresh page', 'С чистого листа', '翻开新的一页'),
    text: t('რვეულები, ფანქრები და წიგნი', 'Notebooks, pencils and a book', 'Блокноты, карандаши и книга', '笔记本、铅笔与书'),
  },
  {
    key: 'listening',
    category: 'audio',
    place: 'zone',
    title: t('მუსიკის კუთხე', 'A corner for music', 'Музыкальный уголок', '听音乐的角落'),
    text: t(
      'დინამიკები და ყურსასმენები ოთახისა და გზისთვის',
      'Speakers and headphones for home and away',
      'Колонки и наушники для дома и дороги',
      '居家与出行的音箱和耳机',
    ),
  },
]
