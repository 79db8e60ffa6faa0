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
  {
    key: 'photo-walk',
    category: 'photo-power',
    place: 'zone',
    title: t('გასეირნება ფოტოაპარატით', 'A walk with a camera', 'Прогулка с фотоаппаратом', '带上相机去散步'),
    text: t(
      'კამერები, ტელეფონი და პორტატული დამტენი',
      'Cameras, a phone and a power bank',
      'Камеры, телефон и внешний аккумулятор',
      '相机、手机与充电宝',
    ),
  },
  {
    key: 'bedside',
    category: 'phones',
    place: 'zone',
    title: t('ძილის წინ', 'Before going to sleep', 'Перед сном', '睡前片刻'),
    text: t(
      'სანათი, ტელეფონი, ყურსასმენი და ჩაი',
      'A lamp, a phone, earbuds and tea',
      'Лампа, телефон, наушники и чай',
      '台灯、手机、耳机与一杯茶',
    ),
  },
  {
    key: 'drawing',
    category: 'computers',
    place: 'zone',
    title: t('ხატვა ქაღალდზე და ეკრანზე', 'Drawing on paper and screen', 'Рисуем на бумаге и экране', '纸上与屏上作画'),
    text: t(
      'პლანშეტი კალმით, ფანქრები და რვეული',
      'A tablet with a pen, pencils, a notebook',
      'Планшет с пером, карандаши и блокнот',
      '手写笔平板、铅笔与笔记本',
    ),
  },
]
