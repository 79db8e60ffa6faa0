import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Evenings and holidays. */
export const feastScenes: DemoScene[] = [
  {
    key: 'new-year-table',
    category: 'candles',
    place: 'campaign',
    tone: 'dark',
    title: t('საახალწლო სუფრა', 'The New Year table', 'Новогодний стол', '新年餐桌'),
    text: t(
      'ღვინო, სანთლები, თეფშები და შოკოლადი',
      'Wine, candles, plates and chocolates',
      'Вино, свечи, тарелки и шоколад',
      '葡萄酒、蜡烛、餐盘与巧克力',
    ),
  },
  {
    key: 'presents',
    category: 'soft-toys',
    place: 'zone',
    title: t('საჩუქრები ბავშვებისთვის', 'Presents for children', 'Подарки детям', '给孩子的礼物'),
    text: t(
      'დათვი, კურდღელი, მანქანა და კუბები',
      'A bear, a rabbit, a truck and blocks',
      'Мишка, зайка, грузовик и кубики',
      '小熊、小兔、卡车与积木',
    ),
  },
  {
    key: 'bar-trolley',
    category: 'wine',
    place: 'zone',
    title: t('ბარი ბორბლებზე', 'A bar on wheels', 'Бар на колёсах', '移动酒吧车'),
    text: t(
      'ღვინო, ლიმონათი, თხილი და შოკოლადი',
      'Wine, lemonade, hazelnuts and chocolates',
      'Вино, лимонад, фундук и шоколад',
      '葡萄酒、汽水、榛子与巧克力',
    ),
  },
  {
    key: 'winter-reading',
    category: 'books',
    place: 'zone',
    title: t('წიგნი ფანჯარასთან', 'A book by the window', 'Книга у окна', '窗边读书'),
    text: t('წიგნები, პლედი და თბილი ჩაი', 'Books, a throw and hot tea', 'Книги, плед и горячий чай', '书、盖毯与热茶'),
  },
  {
    key: 'candle-light',
    category: 'candles',
    place: 'zone',
    title: t('სანთლის შუქზე', 'By candlelight', 'При свечах', '烛光之夜'),
    text: t(
      'სანთლები, ფარნები და კარგი წიგნი',
      'Candles, lanterns and a good book',
      'Свечи, фонари и хорошая книга',
      '蜡烛、提灯与一本好书',
    ),
  },
]
