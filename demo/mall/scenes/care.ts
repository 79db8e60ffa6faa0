import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** The bathroom and the dressing table. */
export const careScenes: DemoScene[] = [
  {
    key: 'vanity',
    category: 'makeup',
    place: 'zone',
    title: t('სარკესთან, გასვლამდე', 'At the mirror before going out', 'У зеркала перед выходом', '出门前，镜子前'),
    text: t(
      'პომადა, ჩრდილები და ვარდის სუნამო',
      'Lipstick, eyeshadow and a rose perfume',
      'Помада, тени и духи с розой',
      '口红、眼影与玫瑰香水',
    ),
  },
  {
    key: 'skincare',
    category: 'face-care',
    place: 'zone',
    title: t('სამი ნაბიჯი დილით', 'Three steps in the morning', 'Три шага утром', '早晨护肤三步'),
    text: t(
      'შრატი, კრემი და დაცვა მზისგან',
      'A serum, a cream and sun protection',
      'Сыворотка, крем и защита от солнца',
      '精华、面霜与防晒',
    ),
  },
  {
    key: 'perfumes',
    category: 'perfume',
    place: 'zone',
    title: t('სუნამო მზის შუქზე', 'Perfume in the sun', 'Духи в лучах солнца', '阳光里的香水'),
    text: t(
      'ხურმა, ტყე, პიტნა და ვენახი',
      'Persimmon, forest, mint and vineyard',
      'Хурма, лес, мята и виноградник',
      '柿子、森林、薄荷与葡萄园',
    ),
  },
  {
    key: 'shower',
    category: 'bath',
    place: 'zone',
    title: t('აბაზანა ლურჯ ფილებში', 'A bath in blue tiles', 'Ванная в голубой плитке', '蓝砖浴室'),
    text: t(
      'შამპუნები, საპონი და რბილი პირსახოცები',
      'Shampoos, soap and soft towels',
      'Шампуни, мыло и мягкие полотенца',
      '洗发水、香皂与柔软毛巾',
    ),
  },
  {
    key: 'bath-bench',
    category: 'towels',
    place: 'zone',
    title: t('ყველაფერი აბაზანისთვის', 'All for a long bath', 'Всё для долгой ванны', '泡个澡所需的一切'),
    text: t(
      'პირსახოცები, სანთლები, ქოშები და კალათა',
      'Towels, candles, slippers and a basket',
      'Полотенца, свечи, тапочки и корзина',
      '毛巾、蜡烛、拖鞋与编篮',
    ),
  },
  {
    key: 'jewellery-stand',
    category: 'jewellery',
    place: 'zone',
    title: t('მინანქარი და ოქროსფერი', 'Enamel and gold', 'Эмаль и золото', '珐琅与金'),
    text: t('ყელსაბამები, საყურეები და საათი', 'Necklaces, earrings and a watch', 'Подвески, серьги и часы', '项链、耳环与腕表'),
  },
  {
    key: 'watches',
    category: 'watches',
    place: 'zone',
    title: t('დრო მაჯაზე', 'Time on the wrist', 'Время на запястье', '腕上的时间'),
    text: t(
      'კლასიკური, კვადრატული და სპორტული',
      'Classic, square and sports watches',
      'Классические, квадратные и спортивные часы',
      '经典、方形与运动腕表',
    ),
  },
  {
    key: 'make-up',
    category: 'makeup',
    place: 'zone',
    title: t('ფერები ხელის გულზე', 'Colours at your fingertips', 'Краски под рукой', '指尖的色彩'),
    text: t(
      'პალიტრა, რუმიანა და სამი პომადა',
      'A palette, blush and three lipsticks',
      'Палетка, румяна и три помады',
      '眼影盘、腮红与三支口红',
    ),
  },
]
