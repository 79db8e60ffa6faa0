import type { DemoCategory } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

export const categories: DemoCategory[] = [
  {
    key: 'kitchen',
    text: t('სამზარეულო', 'Kitchen', 'Кухня', '厨房'),
    icon: 'cooking-pot',
    look: 'kettle.classic.cream',
    children: [
      { key: 'cups', text: t('ფინჯნები', 'Mugs & cups', 'Кружки и чашки', '杯具'), look: 'mug.classic.teal' },
      { key: 'tableware', text: t('ჭურჭელი', 'Tableware', 'Посуда', '餐具茶具'), look: 'plates.round.sage' },
      { key: 'cookware', text: t('ქვაბები და ტაფები', 'Pots & pans', 'Кастрюли и сковороды', '锅具'), look: 'casserole.round.red' },
      {
        key: 'kitchen-storage',
        text: t('ქილები და კალათები', 'Kitchen storage', 'Хранение на кухне', '厨房收纳'),
        look: 'basket.handle.oak',
      },
    ],
  },
  {
    key: 'furniture',
    text: t('ავეჯი', 'Furniture', 'Мебель', '家具'),
    icon: 'sofa',
    look: 'armchair.classic.olive',
    children: [
      {
        key: 'armchairs',
        text: t('სავარძლები და დივნები', 'Armchairs & sofas', 'Кресла и диваны', '沙发椅'),
        look: 'armchair.classic.clay',
      },
      { key: 'chairs', text: t('სკამები', 'Chairs & stools', 'Стулья и табуреты', '椅凳'), look: 'chair.spindle.oak' },
      { key: 'tables', text: t('მაგიდები', 'Tables & desks', 'Столы', '桌几'), look: 'table.dining.walnut' },
      { key: 'shelves', text: t('თაროები და კომოდები', 'Shelves & dressers', 'Стеллажи и комоды', '书架斗柜'), look: 'bookcase.tall.oak' },
    ],
  },
  {
    key: 'lighting-decor',
    text: t('განათება და დეკორი', 'Lighting & decor', 'Свет и декор', '灯具家饰'),
    icon: 'lamp',
    look: 'pendant.dome.clay',
    children: [
      { key: 'pendants', text: t('ჭაღები', 'Pendant lamps', 'Подвесные светильники', '吊灯'), look: 'pendant.dome.sage' },
      {
        key: 'lamps',
        text: t('მაგიდისა და იატაკის სანათები', 'Table & floor lamps', 'Настольные лампы и торшеры', '台灯落地灯'),
        look: 'lamp.arm.navy',
      },
      { key: 'candles', text: t('სანთლები და ფარნები', 'Candles & lanterns', 'Свечи и фонари', '蜡烛风灯'), look: 'lantern.square.black' },
      { key: 'clocks', text: t('საათები და ჩარჩოები', 'Clocks & frames', 'Часы и рамы', '挂钟相框'), look: 'clock.wall.walnut' },
    ],
  },
  {
    key: 'textiles',
    text: t('სახლის ტექსტილი', 'Home textiles', 'Домашний текстиль', '家纺布艺'),
    icon: 'bed-double',
    look: 'cushion.plain.teal',
    children: [
      { key: 'cushions', text: t('ბალიშები', 'Cushions', 'Подушки', '抱枕'), look: 'cushion.plain.clay' },
      { key: 'towels', text: t('პირსახოცები', 'Towels', 'Полотенца', '毛巾'), look: 'towels.stack.sage' },
      { key: 'throws', text: t('პლედები', 'Throws', 'Пледы', '盖毯'), look: 'throw.folded.sand' },
      { key: 'rugs', text: t('ხალიჩები და თექა', 'Rugs & felt', 'Ковры и войлок', '地毯毛毡'), look: 'rug.kilim.wine' },
    ],
  },
  {
    key: 'plants-garden',
    text: t('მცენარეები და ბაღი', 'Plants & garden', 'Растения и сад', '绿植园艺'),
    icon: 'sprout',
    look: 'plant.leafy.clay',
    children: [
      { key: 'plants', text: t('ოთახის მცენარეები', 'House plants', 'Комнатные растения', '室内绿植'), look: 'plant.leafy.cream' },
      { key: 'vases', text: t('ლარნაკები და ქოთნები', 'Vases & pots', 'Вазы и горшки', '花瓶花盆'), look: 'vase.glass.sage' },
      { key: 'garden', text: t('ბაღისთვის', 'For the garden', 'Для сада', '园艺用品'), look: 'wateringcan.classic.sage' },
      { key: 'tools', text: t('ხელსაწყოები', 'Tools', 'Инструменты', '工具'), look: 'hammer.claw.clay' },
    ],
  },
  {
    key: 'electronics',
    text: t('ელექტრონიკა', 'Electronics', 'Электроника', '数码电器'),
    icon: 'headphones',
    look: 'headphones.over.cognac',
    children: [
      { key: 'phones', text: t('სმარტფონები', 'Phones', 'Смартфоны', '手机'), look: 'phone.plain.teal' },
      { key: 'computers', text: t('კომპიუტერები', 'Computers', 'Компьютеры', '电脑'), look: 'laptop.slim.steel' },
      { key: 'audio', text: t('აუდიო', 'Audio', 'Аудио', '耳机音箱'), look: 'speaker.round.sage' },
      {
        key: 'photo-power',
        text: t('ფოტო და დამუხტვა', 'Photo & charging', 'Фото и зарядка', '摄影充电'),
        look: 'camera.mirrorless.charcoal',
      },
    ],
  },
  {
    key: 'food',
    text: t('საკვები', 'Food', 'Еда', '美食'),
    icon: 'soup',
    look: 'churchkhela.rack.grape',
    children: [
      { key: 'tea', text: t('ჩაი', 'Tea', 'Чай', '茶叶'), look: 'tea.tin.olive.guria' },
      { key: 'honey-jam', text: t('თაფლი და მურაბა', 'Honey & jam', 'Мёд и варенье', '蜂蜜果酱'), look: 'honey.hex.honey.svaneti' },
      { key: 'sweets', text: t('ტკბილეული', 'Sweets', 'Сладости', '甜食'), look: 'churchkhela.rack.grape' },
      {
        key: 'spices-nuts',
        text: t('სანელებლები და თხილეული', 'Spices & nuts', 'Специи и орехи', '香料坚果'),
        look: 'adjika.jar.red.megruli',
      },
    ],
  },
  {
    key: 'drinks',
    text: t('სასმელები', 'Drinks', 'Напитки', '酒水咖啡'),
    icon: 'grape',
    look: 'wine.bordeaux.red.saperavi',
    children: [
      { key: 'wine', text: t('ღვინო', 'Wine', 'Вино', '葡萄酒'), look: 'wine.bordeaux.red.saperavi' },
      { key: 'qvevri-wine', text: t('ქვევრის ღვინო', 'Qvevri wine', 'Вино из квеври', '陶罐葡萄酒'), look: 'wine.bordeaux.amber.kisi' },
      { key: 'lemonade', text: t('ლიმონათი', 'Lemonade', 'Лимонад', '汽水'), look: 'lemonade.bottle.green.tarkhuna' },
      { key: 'coffee', text: t('ყავა', 'Coffee', 'Кофе', '咖啡'), look: 'coffee.bag.charcoal.espresso' },
    ],
  },
  {
    key: 'beauty',
    text: t('სილამაზე და მოვლა', 'Beauty & care', 'Красота и уход', '美妆个护'),
    icon: 'sparkles',
    look: 'perfume.square.blush.mze',
    children: [
      { key: 'face-care', text: t('სახის მოვლა', 'Face care', 'Уход за лицом', '面部护理'), look: 'cream.pot.blush.rosehip' },
      { key: 'perfume', text: t('სუნამო', 'Perfume', 'Парфюмерия', '香水'), look: 'perfume.square.sage.tkis' },
      { key: 'bath', text: t('აბაზანა', 'Bath', 'Для ванны и душа', '沐浴用品'), look: 'soap.bar.sage.dafna' },
      { key: 'makeup', text: t('მაკიაჟი', 'Make-up', 'Макияж', '彩妆'), look: 'lipstick.classic.wine' },
    ],
  },
  {
    key: 'accessories',
    text: t('აქსესუარები', 'Accessories', 'Аксессуары', '配饰'),
    icon: 'shopping-bag',
    look: 'tote.canvas.cream',
    children: [
      { key: 'bags', text: t('ჩანთები', 'Bags', 'Сумки', '包袋'), look: 'tote.canvas.navy' },
      { key: 'watches', text: t('მაჯის საათები', 'Watches', 'Наручные часы', '手表'), look: 'watch.classic.leather' },
      { key: 'jewellery', text: t('სამკაულები', 'Jewellery', 'Украшения', '首饰'), look: 'necklace.round.teal' },
      {
        key: 'hats-umbrellas',
        text: t('ქუდები და ქოლგები', 'Hats & umbrellas', 'Головные уборы и зонты', '帽子雨伞'),
        look: 'umbrella.cane.wine',
      },
    ],
  },
  {
    key: 'sport-travel',
    text: t('სპორტი და მოგზაურობა', 'Sport & travel', 'Спорт и путешествия', '运动旅行'),
    icon: 'volleyball',
    look: 'football.classic.clay',
    children: [
      { key: 'training', text: t('ვარჯიში', 'Training', 'Тренировки', '健身'), look: 'dumbbells.hex.teal' },
      { key: 'balls', text: t('ბურთები', 'Balls', 'Мячи', '球类'), look: 'football.classic.clay' },
      { key: 'bottles', text: t('ბოთლები და თერმოსები', 'Bottles & flasks', 'Бутылки и термосы', '水壶保温杯'), look: 'bottle.slim.navy' },
      { key: 'travel', text: t('მოგზაურობა', 'Travel', 'Путешествия', '旅行'), look: 'suitcase.cabin.sage' },
    ],
  },
  {
    key: 'kids-books',
    text: t('ბავშვები და წიგნები', 'Kids & books', 'Игрушки и книги', '童玩图书'),
    icon: 'blocks',
    look: 'toycar.car.red',
    children: [
      { key: 'toys', text: t('სათამაშოები', 'Toys', 'Игрушки', '玩具'), look: 'toycar.truck.teal' },
      { key: 'soft-toys', text: t('რბილი სათამაშოები', 'Soft toys', 'Мягкие игрушки', '毛绒玩具'), look: 'teddy.bear.honey' },
      { key: 'books', text: t('წიგნები', 'Books', 'Книги', '图书'), look: 'books.stack.classics' },
      { key: 'stationery', text: t('საკანცელარიო', 'Stationery', 'Канцтовары', '文具'), look: 'notebook.band.clay' },
    ],
  },
]
