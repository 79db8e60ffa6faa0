import type { DemoScene } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** Plants indoors and out, and the workshop. */
export const gardenScenes: DemoScene[] = [
  {
    key: 'potting-bench',
    category: 'vases',
    place: 'zone',
    title: t('გადარგვის დრო', 'Time to repot', 'Пора пересаживать', '该换盆了'),
    text: t('ქოთნები, ნიჩბები და სარწყავი', 'Pots, trowels and a watering can', 'Горшки, совки и лейка', '花盆、小铲与浇水壶'),
  },
  {
    key: 'window-sill',
    category: 'plants',
    place: 'zone',
    title: t('კაქტუსები რაფაზე', 'Cacti on the window sill', 'Кактусы на подоконнике', '窗台上的仙人掌'),
    text: t(
      'კაქტუსები, ქოთანი და თითბრის სარწყავი',
      'Cacti, a pot and a brass watering can',
      'Кактусы, горшок и латунная лейка',
      '仙人掌、花盆与黄铜浇水壶',
    ),
  },
  {
    key: 'workbench',
    category: 'tools',
    place: 'zone',
    title: t('სახლის სახელოსნო', 'A workshop at home', 'Домашняя мастерская', '家庭工坊'),
    text: t(
      'ბურღი, ჩაქუჩები და იარაღის ყუთი',
      'A drill, hammers and a toolbox',
      'Дрель, молотки и ящик для инструментов',
      '电钻、锤子与工具箱',
    ),
  },
  {
    key: 'plant-corner',
    category: 'plants',
    place: 'zone',
    title: t('მწვანე კუთხე', 'The green corner', 'Зелёный уголок', '绿植角'),
    text: t(
      'ფიკუსი, მონსტერა და მცოცავი მცენარე',
      'A ficus, a monstera and a trailing plant',
      'Фикус, монстера и ампельное растение',
      '榕树、龟背竹与垂蔓绿植',
    ),
  },
]
