-- Tells every server process what its memory may no longer say.
-- The payload is {"table", "distributionPointId", "day"}; null stands for all of them.
-- PostgreSQL sends equal payloads of one transaction once.
CREATE FUNCTION notify_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('stock_changed', json_build_object(
    'table', TG_TABLE_NAME,
    'distributionPointId', (changed ->> 'distribution_point_id')::integer,
    'day', coalesce(
      changed ->> 'day',
      to_char((changed ->> 'slot_start_at')::timestamptz AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD')
    )
  )::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_reference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock_changed', json_build_object(
    'table', TG_TABLE_NAME, 'distributionPointId', NULL, 'day', NULL
  )::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_changed AFTER INSERT OR UPDATE OR DELETE ON stock
  FOR EACH ROW EXECUTE FUNCTION notify_stock_changed();
--> statement-breakpoint
CREATE TRIGGER slot_loads_changed AFTER INSERT OR UPDATE OR DELETE ON slot_loads
  FOR EACH ROW EXECUTE FUNCTION notify_stock_changed();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER menus_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER menu_products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER lines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lines
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER distribution_points_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON distribution_points
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER delivery_zones_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zones
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER special_configurations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON special_configurations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER hello_bars_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hello_bars
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
--> statement-breakpoint
CREATE TRIGGER seo_rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seo_rules
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
