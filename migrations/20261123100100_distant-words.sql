-- Words with two wrong letters are found by their distance.
create extension if not exists fuzzystrmatch;
