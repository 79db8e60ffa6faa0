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
]
