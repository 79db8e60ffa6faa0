import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** One scene of each part of a home: those that the mall opens with. */
export const firstScenes: DemoScene[] = [
  {
    key: 'morning-table',
    category: 'kitchen',
    place: 'campaign',
    title: t('დილა, რომელიც არ ჩქარობს', 'A morning that takes its time', 'Утро без спешки', '不慌不忙的早晨'),
    text: t(
      'ჩაიდანი, ფინჯანი და სვანური თაფლი ერთ მაგიდაზე',
      'A teapot, a mug and honey from Svaneti on one table',
      'Чайник, кружка и сванский мёд на одном столе',
      '茶壶、马克杯和斯瓦涅季蜂蜜，同在一桌',
    ),
  },
  {
    key: 'desk',
    category: 'furniture',
    place: 'campaign',
    title: t('მაგიდა, სადაც საქმე მიდის', 'A desk where work flows', 'Стол, за которым работается', '让工作顺手的书桌'),
    text: t(
      'კაკლის მაგიდა, ლამპა და ყველაფერი, რაც ხელთ უნდა იყოს',
      'Walnut, a good lamp and all you need at hand',
      'Орех, хорошая лампа и всё нужное под рукой',
      '胡桃木、一盏好灯，所需之物触手可及',
    ),
  },
  {
    key: 'terrace',
    category: 'plants-garden',
    place: 'campaign',
    title: t('ტერასა სიმწვანეში', 'A terrace in green', 'Терраса в зелени', '绿意露台'),
    text: t(
      'ქოთნები, ფარანი და სარწყავი მზიანი კედლის წინ',
      'Pots, a lantern and a watering can by a sunny wall',
      'Горшки, фонарь и лейка у солнечной стены',
      '花盆、提灯与水壶，倚着洒满阳光的墙',
    ),
  },
  {
    key: 'reading-corner',
    category: 'furniture',
    place: 'zone',
    title: t('კითხვის კუთხე', 'The reading corner', 'Уголок для чтения', '阅读一角'),
    text: t('სავარძელი, ტორშერი და წიგნები', 'An armchair, a lamp and books', 'Кресло, лампа и книги', '扶手椅、落地灯与书'),
  },
  {
    key: 'living-room',
    category: 'furniture',
    place: 'zone',
    title: t(
      'მისაღები ოთახი თუშური ხალიჩით',
      'A living room on a Tushetian kilim',
      'Гостиная с тушинским килимом',
      '铺着图舍季基里姆的客厅',
    ),
    text: t('დივანი, ბალიშები და ხალიჩა', 'A sofa, cushions and a kilim', 'Диван, подушки и килим', '沙发、抱枕与织毯'),
  },
  {
    key: 'supra',
    category: 'drinks',
    place: 'zone',
    title: t('პატარა სუფრა', 'A small supra', 'Маленькое застолье', '小小的格鲁吉亚筵席'),
    text: t('ღვინო, კაკალი და აჯიკა', 'Wine, walnuts and adjika', 'Вино, орехи и аджика', '葡萄酒、核桃与辣酱'),
  },
  {
    key: 'kitchen-counter',
    category: 'kitchen',
    place: 'zone',
    title: t('სამზარეულო ფანჯარასთან', 'The kitchen by the window', 'Кухня у окна', '窗边的厨房'),
    text: t('ქვაბი, ჩაიდანი და ქილები', 'A pot, a kettle and jars', 'Кастрюля, чайник и банки', '汤锅、水壶与储物罐'),
  },
  {
    key: 'coffee-corner',
    category: 'coffee',
    place: 'zone',
    title: t('ყავის კუთხე', 'The coffee corner', 'Кофейный уголок', '咖啡角'),
    text: t('ჩაიდანი, ყავა და ორი ფინჯანი', 'A kettle, coffee and two cups', 'Чайник, кофе и две чашки', '手冲壶、咖啡与两只杯'),
  },
  {
    key: 'bath-shelf',
    category: 'beauty',
    place: 'zone',
    title: t('თარო სააბაზანოში', 'A shelf in the bathroom', 'Полка в ванной', '浴室置物台'),
    text: t('პირსახოცები, საპონი და შრატი', 'Towels, soap and a serum', 'Полотенца, мыло и сыворотка', '毛巾、香皂与精华'),
  },
]
