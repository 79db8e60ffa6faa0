/** The columns of WooCommerce's product export as its translations call them: English, ru, de, es, fr, it, pl, uk, tr, ka, zh, pt (of Brazil and Portugal), nl. */
import type { ColumnNames } from '../tables/column-names.ts'

// oxfmt-ignore
export const wooColumns = {
  id: ['ID', 'Kimlik', 'Identyfikator', 'Ідентифікатор'],
  type: ['Type', 'Тип', 'Typ', 'Tipo', 'Rodzaj', 'Tür', 'ტიპი', '类型', '產品類型'],
  sku: ['SKU', 'Артикул', 'Artikelnummer', 'UGS', 'Codice', 'Stok kodu (SKU)', 'Stok kodu', 'არტიკული', '货号', 'SKU (库存单位)', 'REF'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN или ISBN', 'GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN o ISBN', 'GTIN, UPC, EAN ou ISBN', 'GTIN, UPC, EAN lub ISBN', 'GTIN, UPC, EAN або ISBN', 'GTIN, UPC, EAN veya ISBN', 'GTIN, UPC, EAN ან ISBN', 'GTIN、UPC、EAN 或 ISBN', 'EAN', 'GTIN, UPC, EAN of ISBN'],
  name: ['Name', 'Имя', 'Название', 'Nombre', 'Nom', 'Nome', 'Nazwa', 'Назва', 'İsim', 'Ad', 'სახელი', 'დასახელება', '名称', '名稱', 'Naam'],
  published: ['Published', 'Опубликован', 'Опубликовано', 'Veröffentlicht', 'Publicado', 'Publié', 'Pubblicato', 'Opublikowany', 'Opublikowane', 'Опубліковано', 'Опублікований', 'Yayımlanmış', 'Yayınlandı', 'გამოქვეყნებული', '已发布', '发布', '是否发布', 'Gepubliceerd'],
  visibility: ['Visibility in catalog', 'Видимость в каталоге', 'Sichtbarkeit im Katalog', 'Visibilidad en el catálogo', 'Visibilité dans le catalogue', 'Visibilità nel catalogo', 'Widoczność w katalogu', 'Видимість в каталозі', 'Видимість у каталозі', 'Katalogda görünürlük', 'ხილვადობა კატალოგში', 'კატალოგში ხილვადობა', '在目录中的可见性', '目录可见性', '目录中的可见性', 'Visibilidade no catálogo', 'Zichtbaarheid in catalogus'],
  short: ['Short description', 'Краткое описание', 'Kurzbeschreibung', 'Descripción corta', 'Description courte', 'Breve descrizione', 'Krótki opis', 'Короткий опис', 'Kısa açıklama', 'მოკლე აღწერა', 'მოკლე აღწერილობა', '简短描述', '简短说明', '簡短描述', 'Descrição curta', 'Descrição breve', 'Korte omschrijving', 'Korte beschrijving'],
  description: ['Description', 'Описание', 'Beschreibung', 'Descripción', 'Descrizione', 'Opis', 'Опис', 'Açıklama', 'აღწერა', 'აღწერილობა', '描述', '说明', 'Descrição', 'Beschrijving', 'Omschrijving'],
  saleStarts: ['Date sale price starts', 'Дата начала действия продажной цены', 'Дата начала распродажи', 'Datum, an dem Angebotspreis beginnt', 'Día en que empieza el precio rebajado', 'Date de début de promo', 'Data di inizio del prezzo in saldo', "Data di inizio dell'offerta", 'Data di inizio prezzo in offerta', 'Data rozpoczęcia promocji', 'Початок акції', 'Дата початку дії акційної ціни', 'İndirimli fiyatın başladığı tarih', 'ფასდაკლების დაწყების თარიღი', '促销价格的开始日期', '促销开始日期', '促销价开始日期', 'Data de preço promocional começa em', 'Data de início do preço promocional', 'Startdatum actieprijs'],
  saleEnds: ['Date sale price ends', 'Дата окончания действия продажной цены', 'Дата окончания распродажи', 'Datum, an dem Angebotspreis endet', 'Día en que termina el precio rebajado', 'Date de fin de promo', 'Data di fine del prezzo in saldo', "Data di fine dell'offerta", 'Data di fine prezzo in offerta', 'Data zakończenia promocji', 'Завершення акції', 'Дата закінчення дії акційної ціни', 'İndirimli fiyatın bittiği tarih', 'ფასდაკლების დასრულების თარიღი', '促销价格的结束日期', '促销结束日期', '促销价结束日期', 'Data de preço promocional termina em', 'Data de término do preço promocional', 'Einddatum actieprijs'],
  inStock: ['In stock?', 'В наличии?', 'Наличие', 'Vorrätig?', '¿Existencias?', '¿En inventario?', 'En stock ?', 'In stock?', 'In magazzino?', 'Na stanie?', 'W magazynie?', 'В наявності?', 'Stokta?', 'მარაგშია?', '有货？', '有货?', '有库存？', 'Em estoque?', 'Em stock?', 'Op voorraad?'],
  stock: ['Stock', 'Запасы', 'Остаток', 'Bestand', 'Lager', 'Inventario', 'Magazzino', 'Stan magazynowy', 'Magazyn', 'Запаси', 'Stok', 'მარაგი', '库存', 'Estoque', 'Voorraad'],
  backorders: ['Backorders allowed?', 'Возможен ли предзаказ?', 'Разрешить предзаказы?', 'Lieferrückstände erlaubt?', 'Lieferrückstande erlaubt?', 'Lieferrückstand erlaubt?', '¿Permitir reservas de productos agotados?', 'Autoriser les commandes de produits en rupture ?', 'Abilita gli ordini arretrati?', 'Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?', 'Dopuścić zamówienia oczekujące?', 'Дозволити резервування?', 'Дозволити передзамовлення?', 'Yok satmaya izin?', 'Ön Siparişe İzin Ver?', 'წინასწარი შეკვეთა დაშვებულია?', '允许缺货下单？', '允许延期交货？', 'São permitidas encomendas?', 'Permitir encomendas pendentes?', 'Nabestellingen toestaan?'],
  salePrice: ['Sale price', 'Цена распродажи', 'Акционная цена', 'Angebotspreis', 'Precio rebajado', 'Tarif promo', 'Prezzo in offerta', 'Cena promocyjna', 'Ціна зі знижкою', 'Акційна ціна', 'İndirimli satış fiyatı', 'İndirimli fiyat', 'ფასდაკლებული ფასი', 'აქციის ფასი', '促销价格', '促销价', '特价', 'Preço promocional', 'Actieprijs'],
  price: ['Regular price', 'Базовая цена', 'Обычная цена', 'Regulärer Preis', 'Normaler Preis', 'Precio normal', 'Tarif régulier', 'Prezzo di listino', 'Cena regularna', 'Cena', 'Звичайна ціна', 'Normal fiyat', 'ჩვეულებრივი ფასი', 'სტანდარტული ფასი', '常规售价', '常规价格', '原价', 'Preço', 'Preço normal', 'Reguliere prijs'],
  categories: ['Categories', 'Категории', 'Kategorien', 'Categorías', 'Catégories', 'Categorie', 'Kategorie', 'Категорії', 'Kategoriler', 'კატეგორიები', '分类', '类别', 'Categorias', 'Categorieën'],
  tags: ['Tags', 'Метки', 'Теги', 'Schlagwörter', 'Etiquetas', 'Étiquettes', 'Tag', 'Tagi', 'Znaczniki', 'Позначки', 'Etiketler', 'თეგები', 'ტეგები', '标签'],
  images: ['Images', 'Изображения', 'Bilder', 'Imágenes', 'Immagini', 'Immagine', 'Obrazki', 'Obrazy', 'Зображення', 'Görseller', 'სურათები', 'გამოსახულებები', '图片', '图像', 'Imagens', 'Afbeeldingen'],
  parent: ['Parent', 'Родительский', 'Родитель', 'Übergeordnetes Produkt', 'Superior', 'Principal', 'Genitore', 'Element nadrzędny', 'Nadrzędny', 'Produkt nadrzędny', 'Предок', 'Батьківський', 'Ebeveyn', 'მშობელი', 'მშობელი პროდუქტი', '父级', '上级', 'Ascendente', 'Pai', 'Hoofd'],
  brand: ['Brands', 'Brand', 'Бренды', 'Бренд', 'Marken', 'Marke', 'Marcas', 'Marca', 'Marques', 'Marque', 'Marchi', 'Marki', 'Marka', 'Бренди', 'Markalar', 'ბრენდები', 'ბრენდი', '品牌', 'Merken', 'Merk'],
  language: ['Meta: _wpml_import_language_code', 'Language', 'Meta: _pll_language', 'Metadados: _wpml_import_language_code'],
  group: ['Meta: _wpml_import_translation_group', 'Translation group', 'Meta: _pll_translation_group', 'Metadados: _wpml_import_translation_group'],
} as const satisfies ColumnNames<string>
export type WooColumn = keyof typeof wooColumns

const attribute = /attribut|атрибут|аттрибут|nitelik|属性|ატრიბუტ|atrybut|atributo|właściwoś|eigenschap/
const nameWord = /name|naam|nome|nombre|nom |nom$|nazwa|имя|название|назва|ismi|isim|adı|名称|სახელ/
const valueWord = /value|waarde|wert|valor|valeur|valuta|wartoś|значени|значення|значенн|değer|值|მნიშვნელ/
const visibleWord = /visib|sichtbar|zichtba|visív|widoczn|видим|görünür|可见|ხილ/
const otherWord = /global|глобал|genel|全局|გლობალ|default|standard|standaard|padrão|défaut|domyśl|умолчан|замовч|varsay|默认/

/** Where an attribute stands. */
export interface AttributePlaces {
  name: number
  values: number
  /** Of "visible on the product page". */
  visible?: number
  /** Of what says nothing about the product: whether other products share the attribute, what is selected first. */
  settings: number[]
}

/** The places of each attribute's columns; its number stands anywhere in their names. */
export function attributePlaces(cells: string[]): AttributePlaces[] {
  const places = new Map<string, Partial<AttributePlaces> & Pick<AttributePlaces, 'settings'>>()
  for (const [place, cell] of cells.entries()) {
    const called = cell.normalize('NFKC').toLowerCase()
    const number = /\d+/.exec(called)?.[0]
    if (number === undefined || !attribute.test(called) || /^meta(dados)?:/.test(called)) continue
    const found = places.get(number) ?? { settings: [] }
    if (visibleWord.test(called)) found.visible ??= place
    else if (otherWord.test(called)) found.settings.push(place)
    else if (valueWord.test(called)) found.values ??= place
    else if (nameWord.test(called)) found.name ??= place
    places.set(number, found)
  }
  return [...places.values()].filter((each): each is AttributePlaces => each.name !== undefined && each.values !== undefined)
}

/** The place and unit of the weight: `Weight (kg)`, `Вес (кг)`. */
export function weightPlace(cells: string[]): { place: number; unit: string } | undefined {
  const place = cells.findIndex((cell) =>
    /^(weight|gewicht|peso|poids|waga|вага|вес|ağırlık|წონა|重量)\s*[(（]\s*\S+\s*[)）]$/i.test(cell.trim()),
  )
  return place < 0 ? undefined : { place, unit: /[(（]\s*(\S+?)\s*[)）]/.exec(cells[place]!)![1]!.toLowerCase() }
}

/** The place of a barcode that a plugin keeps beside the product. */
export const barcodePlace = (cells: string[]): number =>
  cells.findIndex((cell) => /^meta: ?_?.*(gtin|ean|barcode|upc|isbn)(?!.*(type|label))/i.test(cell.trim()))
