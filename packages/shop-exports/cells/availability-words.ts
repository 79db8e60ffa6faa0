/** Words for whether something can be bought, by language: in small letters, separated by commas. Google Merchant's, schema.org's and those of shops' own exports. */
export const availabilityWords = {
  en: {
    inStock:
      'in stock, instock, available, limited availability, limitedavailability, online only, onlineonly, in store only, instoreonly, unlimited, ∞, low stock, few left, last items',
    outOfStock:
      'out of stock, outofstock, sold out, soldout, discontinued, unavailable, not available, not in stock, temporarily out of stock, currently unavailable, back in stock soon, mark as sold, no stock, nil',
    preorder: 'preorder, pre order, presale, pre sale, coming soon',
    backorder:
      'backorder, back order, backordered, onbackorder, on backorder, available for order, made to order, madetoorder, on request, special order',
  },
  ka: {
    inStock: 'მარაგშია, მარაგში, არის მარაგში, გვაქვს, ხელმისაწვდომია, ხელმისაწვდომი',
    outOfStock: 'არ არის მარაგში, ამოიწურა, არ არის, გაყიდულია, გაიყიდა, მიუწვდომელია, არ გვაქვს',
    preorder: 'წინასწარი შეკვეთა, წინასწარი შეკვეთით',
    backorder: 'შეკვეთით, შეკვეთისას',
  },
  ru: {
    inStock: 'в наличии, есть в наличии, есть, на складе, есть на складе, много, мало, заканчивается, в продаже, доступен, доступно',
    outOfStock:
      'нет в наличии, нет на складе, нет, отсутствует, закончился, закончилось, закончилась, распродано, продано, ожидается, ожидается поступление, снят с производства, снято с производства, недоступен, недоступно, раскуплено',
    preorder: 'предзаказ, по предзаказу',
    backorder: 'под заказ, на заказ, заказ',
  },
  uk: {
    inStock: 'в наявності, є в наявності, є, на складі',
    outOfStock: 'немає в наявності, нема в наявності, немає, закінчився, очікується',
    preorder: 'передзамовлення',
    backorder: 'під замовлення',
  },
  zh: {
    inStock: '有货, 有貨, 有现货, 有現貨, 现货, 現貨, 在售, 库存充足',
    outOfStock: '缺货, 缺貨, 无货, 無貨, 没货, 售罄, 已售罄, 售完, 已售完, 断货, 下架',
    preorder: '预购, 預購, 预售, 預售, 预订, 預訂',
    backorder: '可订购, 接受预订',
  },
  de: {
    inStock: 'auf lager, vorrätig, lieferbar, sofort lieferbar, verfügbar',
    outOfStock: 'nicht auf lager, nicht vorrätig, nicht lieferbar, nicht verfügbar, ausverkauft, vergriffen',
    preorder: 'vorbestellung, vorbestellbar',
    backorder: 'nachbestellt, auf bestellung, auf anfrage',
  },
  fr: {
    inStock: 'en stock, disponible, en stock limité',
    outOfStock: 'rupture de stock, en rupture de stock, en rupture, épuisé, indisponible, non disponible, pas en stock',
    preorder: 'précommande, en précommande',
    backorder: 'sur commande, en réapprovisionnement',
  },
  es: {
    inStock: 'en existencia, en existencias, hay existencias, con existencias, disponibles',
    outOfStock: 'agotado, sin existencias, sin stock, no disponible, no hay existencias',
    preorder: 'reserva, preventa, en preventa',
    backorder: 'bajo pedido, por encargo, se puede reservar',
  },
  it: {
    inStock: 'disponibile, in magazzino',
    outOfStock: 'esaurito, non disponibile, non in magazzino',
    preorder: 'preordine, prenotabile',
    backorder: 'su ordinazione, ordinabile',
  },
  pl: {
    inStock: 'dostępny, dostępne, w magazynie, na stanie, na magazynie',
    outOfStock: 'niedostępny, niedostępne, brak w magazynie, brak, wyprzedane, brak na stanie',
    preorder: 'przedsprzedaż',
    backorder: 'na zamówienie',
  },
  tr: {
    inStock: 'stokta, stokta var, mevcut, var',
    outOfStock: 'tükendi, stokta yok, mevcut değil, yok',
    preorder: 'ön sipariş',
    backorder: 'sipariş üzerine',
  },
  pt: {
    inStock: 'em estoque, em stock, disponível',
    outOfStock: 'esgotado, sem estoque, sem stock, indisponível, fora de estoque',
    preorder: 'pré venda',
    backorder: 'sob encomenda',
  },
  nl: {
    inStock: 'op voorraad, voorradig, beschikbaar',
    outOfStock: 'niet op voorraad, uitverkocht, niet voorradig, niet beschikbaar',
    preorder: 'voorbestelling',
    backorder: 'op bestelling',
  },
} as const
