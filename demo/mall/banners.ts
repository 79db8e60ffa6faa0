import type { DemoBanner } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** The home page's wide pictures; their scenes are in demo/pictures/shots.ts. */
export const banners: DemoBanner[] = [
  {
    key: 'georgian-table',
    category: 'drinks',
    tone: 'dark',
    title: t('ქართული სუფრა', 'The Georgian table', 'Грузинский стол', '格鲁吉亚餐桌'),
    text: t(
      'ღვინო, აჯიკა და ჩაი მათგან, ვინც თავად აკეთებს',
      'Wine, adjika and tea from those who make them',
      'Вино, аджика и чай от тех, кто их делает',
      '葡萄酒、辣酱与茶，来自产地匠人',
    ),
  },
  {
    key: 'warm-rooms',
    category: 'furniture',
    tone: 'light',
    title: t('თბილი ოთახები', 'Warm rooms', 'Тёплые комнаты', '温暖的家'),
    text: t('ავეჯი, რომელიც დიდხანს გემსახურებათ', 'Furniture that stays with you', 'Мебель надолго', '经久耐用的家具'),
  },
  {
    key: 'sound-and-screen',
    category: 'electronics',
    tone: 'light',
    title: t('ხმა და ეკრანი', 'Sound and screen', 'Звук и экран', '影音数码'),
    text: t('ყურსასმენები, ტელეფონები, ლეპტოპები', 'Headphones, phones, laptops', 'Наушники, телефоны, ноутбуки', '耳机、手机、笔记本电脑'),
  },
  {
    key: 'quiet-mornings',
    category: 'kitchen',
    tone: 'light',
    title: t('წყნარი დილა', 'Quiet mornings', 'Тихое утро', '安静的早晨'),
    text: t('ჩაიდანი, ფინჯანი და თაფლი', 'A teapot, a mug and honey', 'Чайник, кружка и мёд', '茶壶、茶杯与蜂蜜'),
  },
  {
    key: 'out-of-town',
    category: 'sport-travel',
    tone: 'light',
    title: t('ქალაქგარეთ', 'Out of town', 'За город', '去郊外'),
    text: t('ჩემოდანი, ბურთი და ცივი წყალი', 'A suitcase, a ball and cold water', 'Чемодан, мяч и холодная вода', '行李箱、球和一壶凉水'),
  },
  {
    key: 'small-ones',
    category: 'kids-books',
    tone: 'light',
    title: t('პატარებისთვის', 'For little ones', 'Для маленьких', '给小朋友'),
    text: t('ხის სათამაშოები და წიგნები', 'Wooden toys and books', 'Деревянные игрушки и книги', '木制玩具与图书'),
  },
]
