import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Where one sits, eats, sleeps and plays. */
export const livingScenes: DemoScene[] = [
  {
    key: 'bedroom',
    category: 'textiles',
    place: 'campaign',
    title: t('საძინებელი ნისლისფერში', 'A bedroom in mist blue', 'Спальня в цвете тумана', '雾蓝卧室'),
    text: t('ბალიშები, პლედი და რბილი სინათლე', 'Cushions, a throw and soft light', 'Подушки, плед и мягкий свет', '抱枕、盖毯与柔光'),
  },
  {
    key: 'dining-room',
    category: 'tables',
    place: 'zone',
    title: t('მაგიდა ოთხისთვის', 'A table for four', 'Стол на четверых', '四人餐桌'),
    text: t(
      'მუხის მაგიდა, სკამები და თიხისფერი ჭაღი',
      'Oak, spindle chairs and a clay pendant lamp',
      'Дуб, стулья и терракотовый светильник',
      '橡木桌椅与陶色吊灯',
    ),
  },
  {
    key: 'nursery',
    category: 'toys',
    place: 'zone',
    title: t('საბავშვო ოთახი', 'The nursery', 'Детская', '儿童房'),
    text: t(
      'დათვი, კურდღელი, კუბები და პატარა სავარძელი',
      'A bear, a rabbit, blocks and a small armchair',
      'Мишка, зайка, кубики и маленькое кресло',
      '小熊、小兔、积木与小沙发',
    ),
  },
  {
    key: 'sofa-evening',
    category: 'armchairs',
    place: 'zone',
    title: t('საღამო დივანზე', 'An evening on the sofa', 'Вечер на диване', '沙发上的夜晚'),
    text: t(
      'თიხისფერი დივანი, ბალიშები და თითბრის ტორშერი',
      'A clay sofa, cushions and a brass lamp',
      'Терракотовый диван, подушки и латунный торшер',
      '陶色沙发、抱枕与黄铜落地灯',
    ),
  },
  {
    key: 'breakfast-nook',
    category: 'chairs',
    place: 'zone',
    title: t('საუზმე მრგვალ მაგიდასთან', 'Breakfast at a round table', 'Завтрак за круглым столом', '圆桌早餐'),
    text: t(
      'ორი სკამი, ჭაღი და ჩაიდანი',
      'Two chairs, a pendant lamp and a teapot',
      'Два стула, светильник и чайник',
      '两把椅子、吊灯与茶壶',
    ),
  },
  {
    key: 'hallway',
    category: 'bags',
    place: 'zone',
    title: t('შემოსასვლელი', 'The hallway', 'Прихожая', '玄关'),
    text: t(
      'ჩანთები, ქუდები და ჩემოდანი გასასვლელად მზადაა',
      'Bags, hats and a suitcase ready to go',
      'Сумки, шляпы и чемодан наготове',
      '包、帽子与行李箱，随时出发',
    ),
  },
  {
    key: 'library',
    category: 'shelves',
    place: 'zone',
    title: t('სახლის ბიბლიოთეკა', 'A library at home', 'Домашняя библиотека', '家庭书房'),
    text: t(
      'კარადა წიგნებისთვის, სავარძელი და ტორშერი',
      'A bookcase, a wing chair and a lamp',
      'Книжный шкаф, кресло и торшер',
      '书柜、高背椅与落地灯',
    ),
  },
  {
    key: 'tub-corner',
    category: 'lamps',
    place: 'zone',
    title: t('ვარდისფერი კუთხე', 'A corner in blush', 'Розовый уголок', '粉色一角'),
    text: t(
      'სავარძელი, ტორშერი და მრგვალი ხალიჩა',
      'An armchair, a floor lamp and a round rug',
      'Кресло, торшер и круглый ковёр',
      '扶手椅、落地灯与圆地毯',
    ),
  },
  {
    key: 'dresser',
    category: 'clocks',
    place: 'zone',
    title: t('კომოდი სარკის ქვეშ', 'A dresser below the mirror', 'Комод под зеркалом', '镜下斗柜'),
    text: t('სანათი, საათი და ლარნაკი', 'A lamp, a clock and a vase', 'Лампа, часы и ваза', '台灯、座钟与花瓶'),
  },
]
