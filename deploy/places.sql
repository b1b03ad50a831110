-- Where a shop cooks and delivers: an example, with Paris and a piece of Courbevoie, to change and run again.
--
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file deploy/places.sql
--
-- What is named is added or changed, and every process sees it at once; what is not named stays. An order keeps the point and
-- the fee that it was taken with. Ids are for ever: point 111 is the one whose menu is shown before an address is chosen.

begin;

insert into business_units (id, name) values
  (1, 'Cuisine de Paris')
on conflict (id) do update set name = excluded.name;

-- reach in metres; slot_capacity: deliveries in half an hour, for the slots that have no order yet.
insert into distribution_points (id, business_unit_id, name, lat, lng, reach, slot_capacity) values
  (111, 1, 'Paris 2e, Sentier', 48.8676, 2.3479, 12000, 24),
  (112, 1, 'Courbevoie', 48.8973, 2.2555, 18000, 16)
on conflict (id) do update set
  business_unit_id = excluded.business_unit_id, name = excluded.name, lat = excluded.lat, lng = excluded.lng,
  reach = excluded.reach, slot_capacity = excluded.slot_capacity;

-- position: the first zone that holds an address wins. ring: [lng, lat] of its outline. delivery_price in cents before VAT; null is
-- the usual fee. A zone without a business unit is known and not delivered.
insert into delivery_zones (id, name, department_code, position, ring, delivery_price, business_unit_id) values
  (1, 'Paris', '75', 1, '[[2.281,48.878],[2.313,48.8945],[2.359,48.901],[2.397,48.8895],[2.4145,48.853],[2.408,48.835],
    [2.3685,48.82],[2.344,48.816],[2.288,48.8295],[2.2555,48.836],[2.2245,48.853],[2.2555,48.88]]', 900, 1),
  (2, 'La Défense et Courbevoie', '92', 2, '[[2.281,48.878],[2.313,48.8945],[2.29,48.91],[2.235,48.905],[2.225,48.885],
    [2.2555,48.88]]', 1200, 1)
on conflict (id) do update set
  name = excluded.name, department_code = excluded.department_code, position = excluded.position, ring = excluded.ring,
  delivery_price = excluded.delivery_price, business_unit_id = excluded.business_unit_id;

commit;
