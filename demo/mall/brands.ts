import type { DemoBrand } from '#demo/mall/shapes.ts'

export const brands: DemoBrand[] = [
  { key: 'tone', name: 'თონე' },
  { key: 'norda', name: 'NORDA' },
  { key: 'mtsvane', name: 'mtsvane' },
  { key: 'sonora', name: 'Sonora' },
  { key: 'qarli', name: 'qarli' },
  { key: 'svaneti-wool', name: 'Svaneti Wool' },
  { key: 'oda', name: 'ოდა' },
  { key: 'lumen', name: 'LUMEN' },
  { key: 'mze', name: 'მზე' },
  { key: 'kisi', name: 'ქისი' },
  { key: 'guria', name: 'გურია' },
  { key: 'veloria', name: 'Veloria' },
  { key: 'pixen', name: 'Pixen' },
  { key: 'ertoba', name: 'Ertoba' },
  { key: 'tsisferi', name: 'ცისფერი' },
]
