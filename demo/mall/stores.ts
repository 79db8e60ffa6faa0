import type { DemoStore } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms.ts'

const tbilisi = t('თბილისი', 'Tbilisi', 'Тбилиси', '第比利斯')
const batumi = t('ბათუმი', 'Batumi', 'Батуми', '巴统')

export const stores: DemoStore[] = [
  {
    key: 'tone-workshop',
    name: t('თონეს სახელოსნო', 'Tone Workshop', 'Мастерская «Тоне»', 'Tone 陶艺工坊'),
    city: t('მცხეთა', 'Mtskheta', 'Мцхета', '姆茨赫塔'),
  },
  { key: 'oda-house', name: t('ოდა სახლი', 'Oda House', 'Дом «Ода»', 'Oda 家居馆'), city: tbilisi },
  {
    key: 'norda-outdoor',
    name: t('NORDA აუთდორი', 'NORDA Outdoor', 'NORDA Аутдор', 'NORDA 户外'),
    city: t('გუდაური', 'Gudauri', 'Гудаури', '古达乌里'),
  },
  {
    key: 'svaneti-wool',
    name: t('სვანური მატყლი', 'Svaneti Wool', 'Сванская шерсть', '斯瓦涅季羊毛坊'),
    city: t('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚'),
  },
  { key: 'sonora-audio', name: t('Sonora აუდიო', 'Sonora Audio', 'Sonora Аудио', 'Sonora 影音'), city: tbilisi },
  { key: 'mtsvane-garden', name: t('მწვანე ბაღი', 'Mtsvane Garden', 'Сад «Мцване»', 'Mtsvane 绿植园'), city: batumi },
  {
    key: 'qarli-furniture',
    name: t('qarli ავეჯი', 'qarli Furniture', 'Мебель qarli', 'qarli 家具'),
    city: t('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西'),
  },
  {
    key: 'guria-tea-house',
    name: t('გურიის ჩაის სახლი', 'Guria Tea House', 'Чайный дом Гурии', '古里亚茶庄'),
    city: t('ოზურგეთი', 'Ozurgeti', 'Озургети', '奥祖尔盖蒂'),
  },
  {
    key: 'kakheti-cellar',
    name: t('კახეთის მარანი', 'Kakheti Cellar', 'Кахетинский погреб', '卡赫季酒窖'),
    city: t('თელავი', 'Telavi', 'Телави', '泰拉维'),
  },
  {
    key: 'lumen-light',
    name: t('LUMEN განათება', 'LUMEN Light', 'LUMEN Свет', 'LUMEN 灯饰'),
    city: t('რუსთავი', 'Rustavi', 'Рустави', '鲁斯塔维'),
  },
  { key: 'mze-beauty', name: t('მზე კოსმეტიკა', 'Mze Beauty', 'Косметика «Мзе»', 'Mze 美妆'), city: batumi },
  { key: 'tsigni-corner', name: t('წიგნის კუთხე', 'Tsigni Corner', 'Книжный уголок', 'Tsigni 书角'), city: tbilisi },
]
