"""Every kind of product, by subject. Importing this package fills `registry.KINDS`."""
import importlib, pkgutil

for module in pkgutil.iter_modules(__path__):
    importlib.import_module('kinds.' + module.name)
