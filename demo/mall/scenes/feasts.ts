import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Evenings and holidays. */
export const feastScenes: DemoScene[] = [
  {
    key: 'new-year-table',
    category: 'candles',
    place: 'campaign',
    title: t('საახალწლო სუფრა', 'The New Year table', 'Новогодний стол', '新年餐桌'),
    text: t(
      'ღვინო, სანთლები, თეფშები და შოკოლადი',
      'Wine, candles, plates and chocolates',
      'Вино, свечи, тарелки и шоколад',
      '葡萄酒、蜡烛、餐盘与巧克力',
    ),
  },
]
