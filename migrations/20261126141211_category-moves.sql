-- The cards of a category's products change only where it is moved: a new name, icon or picture rewrote all of them, in a large mall longer than a
-- statement may take.
drop trigger category_moves on categories;--> statement-breakpoint
create trigger category_moves after update of parent_id on categories for each row
  when (old.parent_id is distinct from new.parent_id) execute function category_moved();
