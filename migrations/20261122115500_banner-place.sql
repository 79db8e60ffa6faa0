-- A banner stands in a row between the home page's zones or is one of the hero's pictures.
alter table banners add column place text not null default 'row' constraint banners_place_check check (place in ('row', 'hero'));
