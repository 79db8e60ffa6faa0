import type { DemoCategory } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms.ts'

export const categories: DemoCategory[] = [
  {
    key: 'home-kitchen',
    text: t('სახლი და სამზარეულო', 'Home & Kitchen', 'Дом и кухня', '家居厨房'),
    icon: 'cooking-pot',
    picture: 'kettle',
    children: [
      { key: 'tableware', text: t('ჭურჭელი', 'Tableware', 'Посуда', '餐具茶具'), picture: 'mug' },
      { key: 'storage', text: t('შესანახი ნივთები', 'Storage', 'Хранение', '收纳'), picture: 'basket' },
      { key: 'home-textiles', text: t('სახლის ტექსტილი', 'Home textiles', 'Домашний текстиль', '家纺'), picture: 'cushion-teal' },
    ],
  },
  {
    key: 'furniture-lighting',
    text: t('ავეჯი და განათება', 'Furniture & Lighting', 'Мебель и свет', '家具灯饰'),
    icon: 'sofa',
    picture: 'armchair',
    children: [
      { key: 'seating', text: t('სავარძლები და სკამები', 'Seating', 'Кресла и табуреты', '座椅'), picture: 'armchair-clay' },
      { key: 'tables', text: t('მაგიდები', 'Tables', 'Столы', '桌几'), picture: 'table' },
      { key: 'lamps', text: t('სანათები', 'Lamps', 'Светильники', '灯具'), picture: 'pendant' },
    ],
  },
  {
    key: 'decor-plants',
    text: t('დეკორი და მცენარეები', 'Decor & Plants', 'Декор и растения', '装饰绿植'),
    icon: 'flower-2',
    picture: 'plant',
    children: [
      { key: 'vases', text: t('ლარნაკები', 'Vases', 'Вазы', '花瓶'), picture: 'vase' },
      { key: 'plants', text: t('მცენარეები', 'Plants', 'Растения', '绿植'), picture: 'plant' },
      { key: 'clocks', text: t('საათები სახლისთვის', 'Clocks', 'Часы для дома', '时钟'), picture: 'clock' },
    ],
  },
  {
    key: 'electronics',
    text: t('ელექტრონიკა', 'Electronics', 'Электроника', '数码电器'),
    icon: 'headphones',
    picture: 'headphones',
    children: [
      { key: 'phones', text: t('სმარტფონები', 'Phones', 'Смартфоны', '手机'), picture: 'phone' },
      { key: 'laptops', text: t('ლეპტოპები', 'Laptops', 'Ноутбуки', '笔记本电脑'), picture: 'laptop' },
      { key: 'audio', text: t('აუდიო', 'Audio', 'Аудио', '耳机音箱'), picture: 'speaker' },
    ],
  },
  {
    key: 'food-wine',
    text: t('საკვები და ღვინო', 'Food & Wine', 'Еда и вино', '美食美酒'),
    icon: 'grape',
    picture: 'churchkhela',
    children: [
      { key: 'tea-honey', text: t('ჩაი და თაფლი', 'Tea & Honey', 'Чай и мёд', '茶与蜂蜜'), picture: 'honey' },
      { key: 'wine', text: t('ღვინო', 'Wine', 'Вино', '葡萄酒'), picture: 'wine' },
      { key: 'sweets', text: t('ტკბილეული', 'Sweets', 'Сладости', '甜食'), picture: 'churchkhela' },
    ],
  },
  {
    key: 'beauty-care',
    text: t('სილამაზე და მოვლა', 'Beauty & Care', 'Красота и уход', '美妆个护'),
    icon: 'sparkles',
    picture: 'perfume',
    children: [
      { key: 'face-care', text: t('სახის მოვლა', 'Face care', 'Уход за лицом', '面部护理'), picture: 'cream' },
      { key: 'perfume', text: t('სუნამო', 'Perfume', 'Парфюмерия', '香水'), picture: 'perfume' },
      { key: 'bath', text: t('აბაზანა', 'Bath', 'Для ванной', '沐浴用品'), picture: 'towels' },
    ],
  },
  {
    key: 'accessories',
    text: t('აქსესუარები', 'Accessories', 'Аксессуары', '配饰'),
    icon: 'shopping-bag',
    picture: 'tote',
    children: [
      { key: 'bags', text: t('ჩანთები', 'Bags', 'Сумки', '包袋'), picture: 'tote' },
      { key: 'watches', text: t('მაჯის საათები', 'Watches', 'Наручные часы', '手表'), picture: 'watch' },
      { key: 'umbrellas', text: t('ქოლგები', 'Umbrellas', 'Зонты', '雨伞'), picture: 'umbrella' },
    ],
  },
  {
    key: 'leisure',
    text: t('სპორტი და დასვენება', 'Sport & Leisure', 'Спорт и досуг', '运动休闲'),
    icon: 'volleyball',
    picture: 'football',
    children: [
      { key: 'sport', text: t('სპორტი', 'Sport', 'Спорт', '运动'), picture: 'dumbbells' },
      { key: 'toys', text: t('სათამაშოები', 'Toys', 'Игрушки', '玩具'), picture: 'toycar' },
      { key: 'books', text: t('წიგნები', 'Books', 'Книги', '图书'), picture: 'books' },
    ],
  },
]
